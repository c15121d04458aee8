import { type ExpandedWord, expandWord } from './expand-word'
import type { SearchIndex } from './load-index'
import { enoughLetters } from './ranking-weights'
import { scoreWord } from './score-word'
import { addScores, takeBestOfPages } from './scores'

/** A word of a query, with what it finds. */
export interface FoundWord {
  /** The words that it may stand for. */
  candidates: ExpandedWord
  /** How much it says: the rarer it is, the more. */
  weight: number
  /** What it finds in each section; 0 for nothing. */
  sections: Float64Array
  /** What it finds in the title of each page and, at best, in a section. */
  pages: Float64Array
}

/** Finds words: those of a query, of which the last one may not be typed to its end. */
export type WordFinder = (words: readonly string[]) => FoundWord[]

/** The readings of a query share most of their words, so each word is looked for once. */
export function createWordFinder(index: SearchIndex): WordFinder {
  const known = new Map<string, FoundWord>()
  return (words) =>
    words.map((word, number) => {
      const place = number < words.length - 1 ? 'before' : number > 0 ? 'last' : 'only'
      const key = `${place} ${word}`
      const found = known.get(key) ?? findWord(word, place, index)
      known.set(key, found)
      return found
    })
}

/** A last word of a few letters says little yet, and what the words before it have found is to stay. */
function findWord(word: string, place: 'before' | 'last' | 'only', index: SearchIndex): FoundWord {
  const share = place === 'last' ? Math.min(1, word.length / enoughLetters) : 1
  const candidates = expandWord(word, place !== 'before', index, share)
  const { titles, sections, weight } = scoreWord(candidates, index)
  const pages = takeBestOfPages(sections, index)
  addScores(pages, titles)
  return { candidates, weight: candidates.has(word) ? weight : weight * share, sections, pages }
}
