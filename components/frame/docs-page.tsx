import type { Heading } from 'nextra'
import type { ReactNode } from 'react'
import { composeContents } from '../../lib/toc/compose-contents'
import { BackToTop } from '../back-to-top/back-to-top'
import { Breadcrumbs } from '../breadcrumbs/breadcrumbs'
import type { OpenPage } from '../navigation/use-page'
import { Pagination } from '../pagination/pagination'
import { DesktopSidebar } from '../sidebar/desktop-sidebar'
import { DesktopContents } from '../toc/desktop-contents'
import { MobileContents } from '../toc/mobile-contents'
import { VersionBadge } from '../versions/version-badge'
import { VersionBanner } from '../versions/version-banner'
import styles from './docs-page.module.css'
import { DraftNote } from './draft-note'
import { PageTitle } from './page-title'
import proseStyles from './prose.module.css'

/** What the frame of a docs page needs. */
export interface DocsPageProps {
  page: OpenPage
  toc: Heading[]
  children: ReactNode
}

/** A page of a guide: sidebar, breadcrumbs, text, list of contents, the pages before and after. */
export function DocsPage({ page, toc, children }: DocsPageProps) {
  const contents = composeContents(toc, page.frontMatter)
  const hasContents = contents.length > 0
  const isInGuide = page.trail.length > 0
  return (
    <div className={styles.page}>
      {isInGuide && <DesktopSidebar page={page} />}
      <main className={styles.main} data-has-contents={hasContents || undefined}>
        <article className={styles.article}>
          <VersionBanner page={page} />
          {isInGuide && <Breadcrumbs trail={page.trail} />}
          <VersionBadge page={page} />
          <PageTitle title={page.title} />
          {page.frontMatter.status === 'draft' && <DraftNote />}
          {hasContents && <MobileContents contents={contents} />}
          <div className={proseStyles.prose} data-page-body>
            {children}
          </div>
          <Pagination page={page} />
        </article>
        {hasContents && <DesktopContents contents={contents} />}
      </main>
      {isInGuide && <BackToTop />}
    </div>
  )
}
