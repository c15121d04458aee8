import type { ExpandedWord } from './expand-word'
import type { IndexedPage, SearchIndex } from './load-index'
import { type AskedWord, measureFit } from './measure-fit'
import { apiShare, headingGain, missingWords, wholeHeadingGain } from './ranking-weights'
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
  const asked: AskedWord[] = []
  const sections = new Float64Array(index.sections.length)
  for (const candidates of expanded) {
    const scores = scoreWord(candidates, index)
    asked.push({ candidates, weight: scores.weight })
    addTo(sections, scores.sections)
    const sums = takeBestOfPages(scores.sections, index)
    addTo(sums, scores.titles)
    addTo(totals, sums)
    for (let page = 0; page < sums.length; page++)
      if ((sums[page] ?? 0) > 0) answered[page] = (answered[page] ?? 0) + scores.weight
  }
  addHeadings(sections, asked, index)
  raiseWholeHeadings(query, sections, index)
  addTo(totals, takeBestOfPages(sections, index))
  const whole = asked.reduce((sum, { weight }) => sum + weight, 0)
  const pages = totals.map((total, number) => {
    const page = index.pages[number]
    if (!page || total === 0) return 0
    const share = (answered[number] ?? 0) / whole
    return total * share ** missingWords.page * weighKind(page, query) + scoreTitle(query, asked, page)
  })
  return { pages, sections }
}

/** How much a page counts by its kind. */
function weighKind({ kind, weight }: IndexedPage, { asksForApi }: Query): number {
  return asksForApi && (kind === 'api' || kind === 'reference') ? weight * apiShare : weight
}

/** A heading that many pages have tells little of each. */
function addHeadings(scores: Float64Array, asked: readonly AskedWord[], { sections }: SearchIndex): void {
  for (let number = 0; number < scores.length; number++) {
    const score = scores[number] ?? 0
    const section = sections[number]
    if (score === 0 || !section || section.headingWords.length === 0) continue
    const gain = headingGain / Math.sqrt(section.sameHeadings)
    scores[number] = score + gain * measureFit(asked, section.headingWords)
  }
}

/** A heading may be what was typed, stop words included (`No site`). */
function raiseWholeHeadings({ joined }: Query, scores: Float64Array, { headings }: SearchIndex): void {
  const sections = headings.get(joined) ?? []
  for (const number of sections) {
    scores[number] = (scores[number] ?? 0) + wholeHeadingGain / Math.sqrt(sections.length)
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
