import type { Heading } from 'nextra'
import styles from './contents-list.module.css'

/** Links to the headings of a page, in their order; those of level 3 stand under those of level 2. */
export function ContentsList({ headings }: { headings: readonly Heading[] }) {
  return (
    <ul className={styles.list}>
      {headings.map(({ id, depth, value }) => (
        <li key={id} data-depth={depth} className={styles.item}>
          <a href={`#${id}`} className={styles.link}>
            {value}
          </a>
        </li>
      ))}
    </ul>
  )
}
