import { mostPages } from './search-answer'

/** How many pages were found, as a sentence for screen readers. An answer that is full may leave others out. */
export function describeResults(count: number): string {
  if (count === 0) return 'Nothing found.'
  if (count === mostPages) return `The ${count} best pages found.`
  return count === 1 ? '1 page found.' : `${count} pages found.`
}

/** The number of characters of a query that are repeated to the reader. */
const longestQuery = 80

/** A query as it is repeated to the reader: without spaces around it, and not longer than a line or two. */
export function shortenQuery(query: string): string {
  const characters = [...query.trim()]
  if (characters.length <= longestQuery) return characters.join('')
  return `${characters.slice(0, longestQuery).join('')}…`
}
