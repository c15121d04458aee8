import type { ExpandedWord } from './expand-word'
import type { SearchIndex } from './load-index'
import { measureFit } from './measure-fit'
import { headingGain, missingWords } from './ranking-weights'
import type { Query } from './read-query'
import { scoreTitle } from './score-title'
import { raise, scoreWord } from './score-word'

/** What ranking finds: how well each page and each section fits; 0 for not at all. */
export interface Ranking {
  pages: Float64Array
  sections: Float64Array
}

/**
 * How well each page fits. For each word of the query, the best that it finds in the title and the best in a section
 * count, and once more the section that all words together find most in; rare words count more, and pages that lack
 * words lose more than their share. Then pages whose title is what was typed rise.
 *
 * @param expanded for each word of the query, the words that it may stand for
 */
export function rankPages(query: Query, expanded: readonly ExpandedWord[], index: SearchIndex): Ranking {
  const totals = new Float64Array(index.pages.length)
  const answered = new Float64Array(index.pages.length)
  const sections = new Float64Array(index.sections.length)
  for (const word of expanded) {
    const scores = scoreWord(word, index)
    addTo(sections, scores.sections)
    const sums = takeBestOfPages(scores.sections, index)
    addTo(sums, scores.titles)
    addTo(totals, sums)
    for (let page = 0; page < sums.length; page++) if ((sums[page] ?? 0) > 0) addOne(answered, page)
  }
  addHeadings(sections, expanded, index)
  addTo(totals, takeBestOfPages(sections, index))
  const pages = totals.map((total, number) => {
    const page = index.pages[number]
    if (!page || total === 0) return 0
    const share = (answered[number] ?? 0) / expanded.length
    return total * share ** missingWords.page * page.weight + scoreTitle(query, expanded, page)
  })
  return { pages, sections }
}

function addHeadings(
  scores: Float64Array,
  expanded: readonly ExpandedWord[],
  { sections }: SearchIndex,
): void {
  for (let number = 0; number < scores.length; number++) {
    const score = scores[number] ?? 0
    const words = sections[number]?.headingWords ?? []
    if (score > 0) scores[number] = score + headingGain * measureFit(expanded, words)
  }
}

function takeBestOfPages(scores: Float64Array, { pages, sections }: SearchIndex): Float64Array {
  const best = new Float64Array(pages.length)
  for (let number = 0; number < scores.length; number++) {
    const score = scores[number] ?? 0
    if (score > 0) raise(best, sections[number]?.page ?? 0, score)
  }
  return best
}

function addTo(sums: Float64Array, values: Float64Array): void {
  for (let number = 0; number < sums.length; number++)
    sums[number] = (sums[number] ?? 0) + (values[number] ?? 0)
}

function addOne(counts: Float64Array, number: number): void {
  counts[number] = (counts[number] ?? 0) + 1
}
