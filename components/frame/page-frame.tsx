import type { Heading } from 'nextra'
import type { ReactNode } from 'react'
import { CrashBoundary } from '../failure/crash-boundary'
import { usePage } from '../navigation/use-page'
import { DocsPage } from './docs-page'
import { MainWrapper } from './main-wrapper'
import { PageAheadTop } from './page-ahead-top'
import styles from './page-frame.module.css'

/** What Nextra hands to the frame of a page. */
export interface PageFrameProps {
  /** The page's headings in their order. */
  toc: Heading[]
  children: ReactNode
}

/** Everything between the bar at the top and the footer. */
export function PageFrame({ toc, children }: PageFrameProps) {
  const page = usePage()
  const isWide = page.frontMatter.layout === 'wide'
  return (
    <MainWrapper>
      <CrashBoundary>
        {isWide ? (
          <main className={styles.wide} data-page-body>
            {children}
          </main>
        ) : (
          <DocsPage page={page} toc={toc}>
            {children}
          </DocsPage>
        )}
      </CrashBoundary>
      <PageAheadTop route={page.route} hasSidebar={page.trail.length > 0} />
    </MainWrapper>
  )
}
