import { findFirstRoute, type NavigationItem } from '../../lib/navigation/navigation'
import { PageLink } from '../mdx/page-link'
import type { OpenPage } from '../navigation/use-page'
import { SidebarCategory } from './sidebar-category'
import styles from './sidebar-items.module.css'
import { SidebarLink } from './sidebar-link'
import linkStyles from './sidebar-link.module.css'

/** What the entries of one level of the sidebar need. */
export interface SidebarItemsProps {
  items: readonly NavigationItem[]
  page: OpenPage
  /** The category that they stand in. */
  category?: NavigationItem | undefined
}

/**
 * The entries of one level of the sidebar. Those that lead to no page are left out. Behind some entries of a long
 * category, a link leads to the page that lists all of them.
 */
export function SidebarItems({ items, page, category }: SidebarItemsProps) {
  const shown = items.filter((item) => findFirstRoute(item) !== undefined)
  return (
    <ul className={styles.list}>
      {shown.map((item) => (
        <li key={item.id}>
          {item.children.length > 0 ? (
            <SidebarCategory item={item} page={page}>
              <SidebarItems items={item.children} page={page} category={item} />
            </SidebarCategory>
          ) : (
            <SidebarLink item={item} page={page} />
          )}
        </li>
      ))}
      {category?.entryCount !== undefined && (
        <li>
          <PageLink href={category.route} className={linkStyles.link}>
            {`All ${category.entryCount} entries`}
          </PageLink>
        </li>
      )}
    </ul>
  )
}
