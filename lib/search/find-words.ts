import { type ExpandedWord, expandWord } from './expand-word'
import type { SearchIndex } from './load-index'
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
  const known = { whole: new Map<string, FoundWord>(), last: new Map<string, FoundWord>() }
  return (words) =>
    words.map((word, place) => {
      const isLast = place === words.length - 1
      const ofPlace = isLast ? known.last : known.whole
      const found = ofPlace.get(word) ?? findWord(word, isLast, index)
      ofPlace.set(word, found)
      return found
    })
}

function findWord(word: string, isLast: boolean, index: SearchIndex): FoundWord {
  const candidates = expandWord(word, isLast, index)
  const { titles, sections, weight } = scoreWord(candidates, index)
  const pages = takeBestOfPages(sections, index)
  addScores(pages, titles)
  return { candidates, weight, sections, pages }
}
