import { BreakableName } from '../text/breakable-name'
import styles from './sidebar-label.module.css'

/** No label of fewer letters needs a third line where labels are cut. */
const fewestLettersToCut = 45

/** The label of an entry, in two lines at most where there is room for the text; a longer one is shown by the pointer. */
export function SidebarLabel({ title }: { title: string }) {
  return (
    <span className={styles.label} title={title.length < fewestLettersToCut ? undefined : title}>
      <BreakableName name={title} />
    </span>
  )
}
