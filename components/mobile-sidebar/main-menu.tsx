import type { NavbarItem } from '../../lib/navbar/navbar-schema'
import { type NavbarContext, resolveItem } from '../../lib/navbar/resolve-item'
import { Entry } from '../navbar/entry'
import { ItemBoundary } from '../navbar/item-boundary'
import { listItems } from '../navbar/list-items'
import styles from './main-menu.module.css'
import { MobileDropdown } from './mobile-dropdown'

/** The items of the navbar, one below the other. */
export function MainMenu({ context }: { context: NavbarContext }) {
  return (
    <ul className={styles.list}>
      {[...listItems('left'), ...listItems('right')].map((item, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the items of a site never change their places
        <li key={index}>
          <ItemBoundary item={item}>
            <MenuItem item={item} context={context} />
          </ItemBoundary>
        </li>
      ))}
    </ul>
  )
}

/** One item of the menu. The search box stays in the bar. */
function MenuItem({ item, context }: { item: NavbarItem; context: NavbarContext }) {
  const resolved = resolveItem(item, context)
  switch (resolved.kind) {
    case 'menu':
      return <MobileDropdown menu={resolved} />
    case 'search':
      return null
    default:
      return <Entry entry={resolved} className={styles.link} />
  }
}
