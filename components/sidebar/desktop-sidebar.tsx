import { clsx } from 'clsx'
import { memo, useRef } from 'react'
import { siteConfig } from '../../site.config'
import type { OpenPage } from '../navigation/use-page'
import { useSettled } from '../navigation/use-settled'
import styles from './desktop-sidebar.module.css'
import { DocsSidebar } from './docs-sidebar'
import { docsSidebarId } from './docs-sidebar-id'
import { HideablePanel } from './hideable-panel'
import { SidebarLogo } from './sidebar-logo'
import { isHideable, sidebarPlace } from './sidebar-place'
import { useSidebarScroll } from './use-sidebar-scroll'

/** Where the navbar goes away while the reader scrolls, its place belongs to the sidebar. */
const reachesTop = siteConfig.navbar.hideOnScroll !== false

/** The sidebar of wide screens, beside the text of a docs page. It follows when another page is on the screen. */
export function DesktopSidebar({ page }: { page: OpenPage }) {
  return <SettledSidebar page={useSettled(page)} />
}

/** Rendered again only when another page has settled, not with the heading of that page, which it would hold up. */
const SettledSidebar = memo(Sidebar)

function Sidebar({ page }: { page: OpenPage }) {
  const scroller = useRef<HTMLDivElement>(null)
  const keepPosition = useSidebarScroll(scroller, page.canonicalRoute)
  const content = (
    <>
      {reachesTop && <SidebarLogo />}
      <div ref={scroller} className={styles.scroller} onScroll={keepPosition}>
        <DocsSidebar page={page} />
      </div>
    </>
  )
  return (
    <aside id={docsSidebarId} className={clsx(sidebarPlace, reachesTop && styles.toTop)}>
      <div className={styles.viewport}>{isHideable ? <HideablePanel>{content}</HideablePanel> : content}</div>
    </aside>
  )
}
