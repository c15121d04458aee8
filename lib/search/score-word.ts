import type { ExpandedWord } from './expand-word'
import { readPlace, searchFields } from './index-file'
import type { SearchIndex } from './load-index'
import { fieldWeights, rarityWeights, titleShare } from './ranking-weights'
import { raise } from './scores'

/** The best that one word of the query finds. */
export interface WordScores {
  /** In the title of each page; 0 for nothing. */
  titles: Float64Array
  /** In each section; 0 for nothing. */
  sections: Float64Array
  /** How much the word says: how rare the likeliest thing is that it stands for, times how sure that is. */
  weight: number
}

/**
 * Scores titles and sections by one word of the query: by how sure each word is that it may stand for, by where that
 * word stands, and by how rare it is among the pages.
 */
export function scoreWord(word: ExpandedWord, index: SearchIndex): WordScores {
  const titles = new Float64Array(index.pages.length)
  const sections = new Float64Array(index.sections.length)
  let likeliest = 0
  let ofWord = rarityWeights.unknown
  for (const [candidate, certainty] of word) {
    const places = index.listPlaces(candidate)
    const pages = index.pageCounts.get(candidate) ?? 1
    const rarity = Math.log(1 + index.pages.length / pages) / rarityWeights.divisor
    if (certainty > likeliest) {
      likeliest = certainty
      ofWord = Math.max(rarityWeights.unknown, certainty * (rarityWeights.leastInSection + rarity))
    }
    for (const place of places) {
      const { section, field } = readPlace(place)
      const name = searchFields[field] ?? 'text'
      const weight = certainty * fieldWeights[name]
      if (name === 'title') {
        const page = index.sectionPages[section] ?? 0
        const length = index.pages[page]?.titleWords.length || 1
        raise(titles, page, (weight * titleShare * (rarityWeights.leastInTitle + rarity)) / Math.sqrt(length))
      } else {
        raise(sections, section, weight * (rarityWeights.leastInSection + rarity))
      }
    }
  }
  return { titles, sections, weight: ofWord }
}
