import type { ExpandedWord } from './expand-word'
import { containedShare, missingWords, tooManyShare } from './ranking-weights'

/**
 * How well a title or a heading is what is asked for, from 0 to 1: how sure its words are, times the share of the
 * query that it answers, times the share of its own words that were asked for. Missing words count more than words
 * that are too many. One of several words that stands in a longer query as a whole counts for that, too.
 *
 * @param expanded for each word of the query, the words that it may stand for
 * @param words of the title or heading, in lower case
 */
export function measureFit(expanded: readonly ExpandedWord[], words: readonly string[]): number {
  if (words.length === 0) return 0
  let answered = 0
  let certainty = 0
  const asked = new Set<string>()
  for (const candidates of expanded) {
    let best = 0
    for (const word of words) {
      const value = candidates.get(word) ?? 0
      if (value > 0) asked.add(word)
      best = Math.max(best, value)
    }
    certainty += best
    if (best > 0) answered += 1
  }
  if (answered === 0) return 0
  const tooMany = Math.max(0, words.length - expanded.length)
  const share = (answered / expanded.length) ** missingWords.heading
  const fit = (share * expanded.length) / (expanded.length + tooMany * tooManyShare)
  const contained =
    words.length > 1 && words.every((word) => asked.has(word))
      ? containedShare * Math.sqrt(words.length / expanded.length)
      : 0
  return (certainty / answered) * Math.max(fit, contained)
}
