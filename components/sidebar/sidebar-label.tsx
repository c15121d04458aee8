import { BreakableName } from '../text/breakable-name'
import styles from './sidebar-label.module.css'

/** The label of an entry: two lines at most where the sidebar has room for the text. Its title has all of it. */
export function SidebarLabel({ title }: { title: string }) {
  return (
    <span className={styles.label} title={title}>
      <BreakableName name={title} />
    </span>
  )
}
