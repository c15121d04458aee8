import type { ExpandedWord } from './expand-word'
import { readPlace, searchFields } from './index-file'
import type { SearchIndex } from './load-index'

/** How much a word counts by where it stands, in the order of `searchFields`. */
const fieldWeights: readonly number[] = [3.2, 1.7, 1.3, 1, 0.45]

/** A title is read in full, so its words count more than the same words of a text. */
const titleShare = 1.6

/** What every word counts, however common it is. */
const leastRarity = { title: 0.5, section: 0.4 }

/** The best that one word of the query finds. */
export interface WordScores {
  /** In the title of each page; 0 for nothing. */
  titles: Float64Array
  /** In each section; 0 for nothing. */
  sections: Float64Array
}

/**
 * Scores titles and sections by one word of the query: by how sure each word is that it may stand for, by where that
 * word stands, and by how rare it is among the pages.
 */
export function scoreWord(word: ExpandedWord, index: SearchIndex): WordScores {
  const titles = new Float64Array(index.pages.length)
  const sections = new Float64Array(index.sections.length)
  for (const [candidate, certainty] of word) {
    const places = index.listPlaces(candidate)
    const rarity = Math.log(1 + index.pages.length / countPages(places, index)) / 4
    for (const place of places) {
      const { section, field } = readPlace(place)
      const weight = certainty * (fieldWeights[field] ?? 0)
      if (searchFields[field] === 'title') {
        const page = index.sections[section]?.page ?? 0
        const length = index.pages[page]?.titleWords.length || 1
        raise(titles, page, (weight * titleShare * (leastRarity.title + rarity)) / Math.sqrt(length))
      } else {
        raise(sections, section, weight * (leastRarity.section + rarity))
      }
    }
  }
  return { titles, sections }
}

/** Takes the greater of a score and another one. */
export function raise(scores: Float64Array, number: number, score: number): void {
  if (score > (scores[number] ?? 0)) scores[number] = score
}

/** In how many pages a word stands. Places are in order, so those of a page follow each other. */
function countPages(places: readonly number[], index: SearchIndex): number {
  let count = 0
  let last = -1
  for (const place of places) {
    const page = index.sections[readPlace(place).section]?.page ?? 0
    if (page !== last) count += 1
    last = page
  }
  return Math.max(1, count)
}
