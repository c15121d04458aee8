import type { Heading } from 'nextra'
import { ContentsList } from './contents-list'
import styles from './mobile-contents.module.css'

/** The list of contents above the text, folded, on narrow screens. */
export function MobileContents({ headings }: { headings: readonly Heading[] }) {
  return (
    <details className={styles.contents}>
      <summary className={styles.summary}>On this page</summary>
      <div className={styles.list}>
        <ContentsList headings={headings} />
      </div>
    </details>
  )
}
