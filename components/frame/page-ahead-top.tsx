import { clsx } from 'clsx'
import Router from 'next/router'
import { useEffect } from 'react'
import { splitAddress, toRoute } from '../../lib/pages/route'
import { siteConfig } from '../../site.config'
import { Breadcrumbs } from '../breadcrumbs/breadcrumbs'
import { inertWhen } from '../mobile-sidebar/inert-when'
import { leavePageAhead, usePageAhead } from '../navigation/page-ahead'
import sidebarStyles from '../sidebar/desktop-sidebar.module.css'
import { BreakableName } from '../text/breakable-name'
import docsStyles from './docs-page.module.css'
import { mainWrapperId } from './main-wrapper'
import styles from './page-ahead-top.module.css'

const isHideable = siteConfig.sidebar?.hideable === true

/** What the open page shows beside the text. */
export interface PageAheadTopProps {
  /** The route of the open page. */
  route: string
  /** Whether a sidebar stands beside the text, which the page ahead leaves in its place. */
  hasSidebar: boolean
}

/**
 * The crumbs and the heading of the page that the reader goes to, over the open page and in the very place where they
 * will be, until React has made that page: a slow phone shows in the next frame where the link leads. Ready since the
 * reader turned to the link. It is a picture for the eye: screen readers are told of the page when it has come.
 */
export function PageAheadTop({ route, hasSidebar }: PageAheadTopProps) {
  const ahead = usePageAhead()
  useEffect(() => {
    const events = ['routeChangeComplete', 'routeChangeError'] as const
    for (const event of events) Router.events.on(event, leavePageAhead)
    // Where the router gives up, the browser loads the page, and may bring this one back as it is.
    window.addEventListener('pagehide', leavePageAhead)
    return () => {
      for (const event of events) Router.events.off(event, leavePageAhead)
      window.removeEventListener('pagehide', leavePageAhead)
    }
  }, [])
  if (!ahead || toRoute(splitAddress(ahead.address).path) === route) return null
  const trail = ahead.top.trail.map((title) => ({ id: title, title, route: undefined, children: [] }))
  return (
    <div
      className={clsx(styles.cover, !hasSidebar && styles.coversAll)}
      hidden={!ahead.isFollowed}
      aria-hidden
      data-page-ahead
      {...inertWhen(true)}
    >
      <div className={clsx(docsStyles.page, styles.page)}>
        <div className={clsx(sidebarStyles.sidebar, isHideable && sidebarStyles.hideable)} />
        <div
          className={clsx(docsStyles.main, styles.main)}
          data-has-contents={ahead.top.hasContents || undefined}
        >
          <div className={docsStyles.article} style={{ marginBlockStart: findPageStart() }}>
            <Breadcrumbs trail={trail} />
            <h1 className={docsStyles.title}>
              <BreakableName name={ahead.top.title} />
            </h1>
          </div>
        </div>
      </div>
    </div>
  )
}

/** How far down a page begins, in pixels: below the announcement and the bar, of which both may have several lines. */
function findPageStart(): number {
  const wrapper = document.getElementById(mainWrapperId)
  return wrapper ? wrapper.getBoundingClientRect().top + window.scrollY : 0
}
