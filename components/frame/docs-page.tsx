import type { Heading } from 'nextra'
import type { ReactNode } from 'react'
import { Breadcrumbs } from '../breadcrumbs/breadcrumbs'
import type { OpenPage } from '../navigation/use-page'
import { Pagination } from '../pagination/pagination'
import { DocsSidebar } from '../sidebar/docs-sidebar'
import { BreakableName } from '../text/breakable-name'
import { DesktopContents } from '../toc/desktop-contents'
import { MobileContents } from '../toc/mobile-contents'
import styles from './docs-page.module.css'
import { DraftNote } from './draft-note'
import proseStyles from './prose.module.css'
import { mainId } from './skip-link'

/** What the frame of a docs page needs. */
export interface DocsPageProps {
  page: OpenPage
  toc: Heading[]
  children: ReactNode
}

/** A page of a guide: sidebar, breadcrumbs, text, list of contents, the pages before and after. */
export function DocsPage({ page, toc, children }: DocsPageProps) {
  const headings = toc.filter(({ depth }) => depth === 2 || depth === 3)
  const isInGuide = page.trail.length > 0
  return (
    <div className={styles.page}>
      {isInGuide && (
        <aside className={styles.sidebar}>
          <DocsSidebar page={page} />
        </aside>
      )}
      <main id={mainId} className={styles.main} tabIndex={-1}>
        <article className={styles.article}>
          {isInGuide && <Breadcrumbs trail={page.trail} />}
          <h1 className={styles.title}>
            <BreakableName name={page.title} />
          </h1>
          {page.frontMatter.status === 'draft' && <DraftNote />}
          {headings.length > 0 && <MobileContents headings={headings} />}
          <div className={proseStyles.prose} data-page-body>
            {children}
          </div>
          {isInGuide && <Pagination guides={page.guides} route={page.canonicalRoute} />}
        </article>
        {headings.length > 0 && <DesktopContents headings={headings} />}
      </main>
    </div>
  )
}
