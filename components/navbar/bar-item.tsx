import type { NavbarItem } from '../../lib/navbar/navbar-schema'
import { type NavbarContext, resolveItem } from '../../lib/navbar/resolve-item'
import { BarDropdown } from './bar-dropdown'
import { BarSearch } from './bar-search'
import { Entry } from './entry'
import styles from './navbar.module.css'

/** One item of the bar. */
export function BarItem({ item, context }: { item: NavbarItem; context: NavbarContext }) {
  const resolved = resolveItem(item, context)
  switch (resolved.kind) {
    case 'menu':
      return <BarDropdown menu={resolved} />
    case 'search':
      return <BarSearch />
    default:
      return <Entry entry={resolved} className={styles.link} />
  }
}
