import { clsx } from 'clsx'
import { splitAddress, toRoute } from '../../lib/pages/route'
import { Breadcrumbs } from '../breadcrumbs/breadcrumbs'
import { inertWhen } from '../mobile-sidebar/inert-when'
import { usePageAhead } from '../navigation/page-ahead'
import { sidebarPlace } from '../sidebar/sidebar-place'
import docsStyles from './docs-page.module.css'
import styles from './page-ahead-top.module.css'
import { PageTitle } from './page-title'

/** What the open page shows beside the text. */
export interface PageAheadTopProps {
  /** The route of the open page. */
  route: string
  /** Whether a sidebar stands beside the text, which the page ahead leaves in its place. */
  hasSidebar: boolean
}

/**
 * The breadcrumbs and the heading of the page that the reader goes to, over the open page and in the very place where
 * they will be, until React has made that page: a slow phone shows in the next frame where the link leads. It is a
 * picture for the eye: screen readers are told of the page when it has come.
 */
export function PageAheadTop({ route, hasSidebar }: PageAheadTopProps) {
  const ahead = usePageAhead()
  // It goes in the moment in which its page comes.
  if (!ahead || toRoute(splitAddress(ahead.address).path) === route) return null
  const { title, trail, hasContents } = ahead.top
  const items = trail.map((name, index) => ({ id: `${index}`, title: name, route: undefined, children: [] }))
  return (
    <div
      className={clsx(styles.cover, !hasSidebar && styles.coversAll)}
      hidden={!ahead.isShown}
      aria-hidden
      data-page-ahead
    >
      <div className={clsx(docsStyles.page, styles.page)}>
        <div className={sidebarPlace} />
        <div className={clsx(docsStyles.main, styles.main)} data-has-contents={hasContents || undefined}>
          <div className={docsStyles.article} style={{ marginBlockStart: ahead.start }} {...inertWhen(true)}>
            <Breadcrumbs trail={items} />
            <PageTitle title={title} />
          </div>
        </div>
      </div>
    </div>
  )
}
