import type { Heading } from 'nextra'
import type { ReactNode } from 'react'
import { usePage } from '../navigation/use-page'
import { DocsPage } from './docs-page'
import styles from './page-frame.module.css'
import { mainId } from './skip-link'

/** What Nextra hands to the frame of a page. */
export interface PageFrameProps {
  /** The page's headings in their order. */
  toc: Heading[]
  children: ReactNode
}

/** Everything between the bar at the top and the footer. */
export function PageFrame({ toc, children }: PageFrameProps) {
  const page = usePage()
  if (page.frontMatter.layout === 'wide') {
    return (
      <main id={mainId} className={styles.wide} tabIndex={-1} data-page-body>
        {children}
      </main>
    )
  }
  return (
    <DocsPage page={page} toc={toc}>
      {children}
    </DocsPage>
  )
}
