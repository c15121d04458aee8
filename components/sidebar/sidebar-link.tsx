import { clsx } from 'clsx'
import type { MouseEventHandler } from 'react'
import { findFirstRoute, type NavigationItem } from '../../lib/navigation/navigation'
import { PageLink } from '../mdx/page-link'
import type { OpenPage } from '../navigation/use-page'
import { SidebarLabel } from './sidebar-label'
import styles from './sidebar-link.module.css'

/** What a link of the sidebar needs. */
export interface SidebarLinkProps {
  item: NavigationItem
  page: OpenPage
  onClick?: MouseEventHandler<HTMLAnchorElement>
}

/**
 * A link of the sidebar. The open page and the categories around it are marked. A guide without a
 * page of its own leads to its first page.
 */
export function SidebarLink({ item, page, onClick }: SidebarLinkProps) {
  const isOpenPage = item.route === page.canonicalRoute
  return (
    <PageLink
      href={findFirstRoute(item)}
      className={clsx(styles.link, page.trail.includes(item) && styles.active)}
      aria-current={isOpenPage ? 'page' : undefined}
      onClick={onClick}
    >
      <SidebarLabel title={item.title} />
    </PageLink>
  )
}
