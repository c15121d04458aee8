import type { Root } from 'hast'
import { fromHtml } from 'hast-util-from-html'

/** How many letters of HTML are kept with their trees: those of a few hundred pages. More would fill the memory. */
const keptLetters = 20_000_000

const known = new Map<string, Root>()
let letters = 0

/**
 * The tree of an HTML file, repaired as browsers do. Several checks read the same files, one after the other: what
 * was read is kept, so that nobody may change it.
 */
export function parseHtml(html: string): Root {
  const kept = known.get(html)
  if (kept) return kept
  const tree = fromHtml(html)
  if (letters + html.length <= keptLetters) {
    letters += html.length
    known.set(html, tree)
  }
  return tree
}
