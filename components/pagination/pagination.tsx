import { findNeighbours, type LinkedItem } from '../../lib/navigation/navigation'
import { PageLink } from '../mdx/page-link'
import type { OpenPage } from '../navigation/use-page'
import { BreakableName } from '../text/breakable-name'
import styles from './pagination.module.css'

/** The pages before and after the open one, in the order of the sidebar unless the page names others. */
export function Pagination({ page }: { page: Pick<OpenPage, 'guides' | 'canonicalRoute' | 'frontMatter'> }) {
  const { previous, next } = findNeighbours(page.guides, page.canonicalRoute, page.frontMatter)
  return (
    <nav className={styles.pagination} aria-label="Docs pages">
      {previous && <Neighbour item={previous} label="Previous" />}
      {next && <Neighbour item={next} label="Next" />}
    </nav>
  )
}

function Neighbour({ item, label }: { item: LinkedItem; label: 'Previous' | 'Next' }) {
  return (
    <PageLink href={item.route} className={styles.link} data-side={label}>
      <span className={styles.label}>{label}</span>
      <span className={styles.title}>
        <BreakableName name={item.paginationLabel ?? item.title} />
      </span>
    </PageLink>
  )
}
