import { Search } from '../search/search'
import styles from './navbar.module.css'

/** The search as it stands in the bar: on wide screens a box, which gives way before the bar needs a second row. */
export function BarSearch() {
  return (
    <div className={styles.search}>
      <Search />
    </div>
  )
}
