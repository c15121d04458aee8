import { BreakableName } from '../text/breakable-name'
import styles from './page-title.module.css'

/** The heading of a docs page. */
export function PageTitle({ title }: { title: string }) {
  return (
    <h1 className={styles.title}>
      <BreakableName name={title} />
    </h1>
  )
}
