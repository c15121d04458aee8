import type { Neighbour } from '../../lib/navigation/page-navigation'
import { PageLink } from '../mdx/page-link'
import type { OpenPage } from '../navigation/use-page'
import { BreakableName } from '../text/breakable-name'
import styles from './pagination.module.css'

/** The pages before and after the open one, in the order of the sidebar unless the page names others. */
export function Pagination({ page: { previous, next } }: { page: Pick<OpenPage, 'previous' | 'next'> }) {
  return (
    <nav className={styles.pagination} aria-label="Docs pages">
      {previous && <NeighbourLink page={previous} label="Previous" />}
      {next && <NeighbourLink page={next} label="Next" />}
    </nav>
  )
}

function NeighbourLink({ page, label }: { page: Neighbour; label: 'Previous' | 'Next' }) {
  return (
    <PageLink href={page.route} className={styles.link} data-side={label}>
      <span className={styles.label}>{label}</span>
      <span className={styles.title}>
        <BreakableName name={page.title} />
      </span>
    </PageLink>
  )
}
