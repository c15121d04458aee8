import { clsx } from 'clsx'
import type { NavigationItem } from '../../lib/navigation/navigation'
import { PageLink } from '../mdx/page-link'
import type { OpenPage } from '../navigation/use-page'
import styles from './sidebar-link.module.css'

/** A link of the sidebar. The open page and the categories around it are marked. */
export function SidebarLink({ item, page }: { item: NavigationItem; page: OpenPage }) {
  const isOpenPage = item.route === page.canonicalRoute
  return (
    <PageLink
      href={item.route}
      className={clsx(styles.link, page.trail.includes(item) && styles.active)}
      aria-current={isOpenPage ? 'page' : undefined}
    >
      {item.title}
    </PageLink>
  )
}
