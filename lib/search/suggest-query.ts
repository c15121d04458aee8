import { findNearest } from '../problem/find-nearest'
import type { SearchIndex } from './load-index'
import type { Query } from './read-query'

/**
 * A query that found nothing, as the site would spell it: each word replaced by the nearest one that is known,
 * further away than the search itself goes. A wrong first letter is a rare slip, and other words are misleading, so
 * the first letter counts as right. `undefined` if a word is near to none.
 */
export function suggestQuery({ words }: Query, { spellings }: SearchIndex): string | undefined {
  const nearest = words.map((word) =>
    findNearest(
      word,
      spellings.filter((known) => known[0] === word[0]),
    ),
  )
  return words.length === 0 || nearest.includes(undefined) ? undefined : nearest.join(' ')
}
