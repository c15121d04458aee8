import type { ExpandedWord } from './expand-word'
import { containedShare, missingWords, tooManyShare } from './ranking-weights'

/** A word of the query. */
export interface AskedWord {
  /** The words that it may stand for. */
  candidates: ExpandedWord
  /** How much it says: the rarer it is, the more. */
  weight: number
}

/**
 * How well a title or a heading is what is asked for, from 0 to 1: how sure its words are, times the share of the
 * query that it answers, times the share of its own words that were asked for. Missing words count more than words
 * that are too many, and rare ones more than common ones. One of several words that stands in a longer query as a
 * whole counts for that, too.
 *
 * @param words of the title or heading, in lower case
 * @param around words that stand above it (its guide, its category): what they answer is not missing
 */
export function measureFit(
  asked: readonly AskedWord[],
  words: readonly string[],
  around: readonly string[] = [],
): number {
  // Most titles and headings have none of the words, and there are thousands of them.
  if (!words.some((word) => asked.some(({ candidates }) => candidates.has(word)))) return 0
  const bests = asked.map(({ candidates }) => findBest(candidates, words))
  const answered = asked.filter((_, place) => (bests[place] ?? 0) > 0)
  const missing = asked.filter((_, place) => bests[place] === 0)
  const beside = missing.filter(({ candidates }) => around.some((word) => candidates.has(word)))
  const share = (sumWeights(answered) + sumWeights(beside)) / sumWeights(asked)
  const count = asked.length - beside.length
  const tooMany = Math.max(0, words.length - count)
  const fit = (share ** missingWords.heading * count) / (count + tooMany * tooManyShare)
  const isContained =
    words.length > 1 && words.every((word) => answered.some(({ candidates }) => candidates.has(word)))
  const contained = isContained ? containedShare * Math.sqrt(words.length / asked.length) : 0
  const certainty = bests.reduce((sum, best) => sum + best, 0) / answered.length
  return certainty * Math.max(fit, contained)
}

function findBest(candidates: ExpandedWord, words: readonly string[]): number {
  return words.reduce((best, word) => Math.max(best, candidates.get(word) ?? 0), 0)
}

function sumWeights(asked: readonly AskedWord[]): number {
  return asked.reduce((sum, { weight }) => sum + weight, 0)
}
