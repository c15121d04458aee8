import { listWords } from './list-words'

/** Headings that pages of one kind have in common: below a result, they say nothing of the page. */
const genericHeadings = new Set([
  'Arguments',
  'Downloads',
  'Examples',
  'Fields',
  'How to reach it',
  'In use',
  'Other releases',
  'Related pages',
  'Returns',
  'Signature',
  'Used by',
  'Which version you have',
])

/**
 * Whether a heading may stand below a result: it tells of its page, or it was asked for by all of its words.
 *
 * @param asked the words of the query, in lower case
 */
export function tellsOfPage(heading: string, asked: ReadonlySet<string>): boolean {
  return !genericHeadings.has(heading) || listWords(heading.toLowerCase()).every((word) => asked.has(word))
}
