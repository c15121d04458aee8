import { findNearest } from '../problem/find-nearest'
import type { SearchIndex } from './load-index'
import type { Query } from './read-query'

/**
 * A query that found nothing, as the site would spell it: each word replaced by the nearest one that is known,
 * further away than the search itself goes. `undefined` if a word is near to none.
 */
export function suggestQuery({ words }: Query, { spellings }: SearchIndex): string | undefined {
  const nearest = words.map((word) => findNearest(word, spellings))
  return words.length === 0 || nearest.includes(undefined) ? undefined : nearest.join(' ')
}
