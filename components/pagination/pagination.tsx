import { findNeighbours, type LinkedItem, type NavigationItem } from '../../lib/navigation/navigation'
import { PageLink } from '../mdx/page-link'
import { BreakableName } from '../text/breakable-name'
import styles from './pagination.module.css'

/** The pages before and after the open one, in the order of the sidebar. */
export function Pagination({ guides, route }: { guides: readonly NavigationItem[]; route: string }) {
  const { previous, next } = findNeighbours(guides, route)
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
        <BreakableName name={item.title} />
      </span>
    </PageLink>
  )
}
