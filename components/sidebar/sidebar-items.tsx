import { findFirstRoute, type NavigationItem } from '../../lib/navigation/navigation'
import type { OpenPage } from '../navigation/use-page'
import { SidebarCategory } from './sidebar-category'
import styles from './sidebar-items.module.css'
import { SidebarLink } from './sidebar-link'

/** The entries of one level of the sidebar. Those that lead to no page are left out. */
export function SidebarItems({ items, page }: { items: readonly NavigationItem[]; page: OpenPage }) {
  const shown = items.filter((item) => findFirstRoute(item) !== undefined)
  return (
    <ul className={styles.list}>
      {shown.map((item) => (
        <li key={item.id}>
          {item.children.length > 0 ? (
            <SidebarCategory item={item} page={page}>
              <SidebarItems items={item.children} page={page} />
            </SidebarCategory>
          ) : (
            <SidebarLink item={item} page={page} />
          )}
        </li>
      ))}
    </ul>
  )
}
