import type { MouseEvent } from 'react'
import { isPlainClick } from '../../lib/navigation/is-plain-click'
import { shortenQuery } from '../../lib/search/describe-results'
import { searchGuides } from '../../lib/search/search-guides'
import { PageLink } from '../mdx/page-link'
import styles from './no-result.module.css'
import { closeSearch } from './search-store'

/** What the reader is told when nothing fits. */
export interface NoResultProps {
  query: string
  /** The name of the guide that was searched, if other guides have something. */
  guide: string | undefined
  searchAllGuides: () => void
  /** The query as the site would spell it. */
  suggestion: string | undefined
  /** Searches for the suggestion instead. */
  accept: (suggestion: string) => void
}

/** In the place of the list when nothing fits: the other guides, the nearest spelling if there is one, and the ways on. */
export function NoResult({ query, guide, searchAllGuides, suggestion, accept }: NoResultProps) {
  return (
    <div className={styles.part}>
      <p>
        Nothing found for “<bdi>{shortenQuery(query)}</bdi>”{guide && ` in the guide ${guide}`}.
      </p>
      {guide && (
        <p>
          <button type="button" className={styles.suggestion} onClick={searchAllGuides}>
            Search all guides
          </button>
        </p>
      )}
      {suggestion !== undefined && (
        <p>
          {'Did you mean '}
          <button type="button" className={styles.suggestion} onClick={() => accept(suggestion)}>
            {suggestion}
          </button>
          ?
        </p>
      )}
      <p className={styles.title}>The guides</p>
      <ul className={styles.guides}>
        {searchGuides.map(({ id, label, route }) => (
          <li key={id}>
            <PageLink href={route} className={styles.guide} onClick={closeOnPlainClick}>
              {label}
            </PageLink>
          </li>
        ))}
      </ul>
    </div>
  )
}

/** The search closes with the page, but stays where the guide is the open page or opens in another tab. */
function closeOnPlainClick(event: MouseEvent): void {
  if (isPlainClick(event)) closeSearch()
}
