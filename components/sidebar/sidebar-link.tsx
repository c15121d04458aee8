import { clsx } from 'clsx'
import { findFirstRoute, type NavigationItem } from '../../lib/navigation/navigation'
import { PageLink } from '../mdx/page-link'
import type { OpenPage } from '../navigation/use-page'
import { BreakableName } from '../text/breakable-name'
import styles from './sidebar-link.module.css'

/**
 * A link of the sidebar. The open page and the categories around it are marked. A guide without a
 * page of its own leads to its first page.
 */
export function SidebarLink({ item, page }: { item: NavigationItem; page: OpenPage }) {
  const isOpenPage = item.route === page.canonicalRoute
  return (
    <PageLink
      href={findFirstRoute(item)}
      className={clsx(styles.link, page.trail.includes(item) && styles.active)}
      aria-current={isOpenPage ? 'page' : undefined}
    >
      <BreakableName name={item.title} />
    </PageLink>
  )
}
