import type { FoundWord } from './find-words'
import type { IndexedPage, SearchIndex } from './load-index'
import { type AskedWord, measureFit } from './measure-fit'
import { apiShare, fieldShare, headingGain, missingWords, wholeHeadingGain } from './ranking-weights'
import type { Query } from './read-query'
import { scoreTitle } from './score-title'
import { addScores, takeBestOfPages } from './scores'

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
 * @param found what each word of the query finds
 */
export function rankPages(query: Query, found: readonly FoundWord[], index: SearchIndex): Ranking {
  const totals = new Float64Array(index.pages.length)
  const answered = new Float64Array(index.pages.length)
  const sections = new Float64Array(index.sections.length)
  for (const word of found) {
    addScores(sections, word.sections)
    addScores(totals, word.pages)
    for (let page = 0; page < answered.length; page++)
      if ((word.pages[page] ?? 0) > 0) answered[page] = (answered[page] ?? 0) + word.weight
  }
  addHeadings(sections, found, index)
  raiseWholeHeadings(query, sections, index)
  addScores(totals, takeBestOfPages(sections, index))
  const whole = found.reduce((sum, { weight }) => sum + weight, 0)
  const hasTitleWord = findTitles(found, index)
  const pages = totals.map((total, number) => {
    const page = index.pages[number]
    if (!page || total === 0) return 0
    const share = (answered[number] ?? 0) / whole
    const score = total * share ** missingWords.page * weighKind(page, query)
    return score + scoreTitle(query, hasTitleWord[number] ? found : [], page)
  })
  return { pages, sections }
}

/** How much a page counts by its kind. */
function weighKind({ kind, weight }: IndexedPage, { asksForApi }: Query): number {
  return asksForApi && (kind === 'api' || kind === 'reference') ? weight * apiShare : weight
}

/** For each page 1 if its title has one of the words: most titles have none, and need no further look. */
function findTitles(asked: readonly AskedWord[], { pages, titles }: SearchIndex): Uint8Array {
  const found = new Uint8Array(pages.length)
  for (const { candidates } of asked)
    for (const word of candidates.keys()) for (const page of titles.get(word) ?? []) found[page] = 1
  return found
}

/** A heading that many pages have tells little of each. */
function addHeadings(scores: Float64Array, asked: readonly AskedWord[], { headings }: SearchIndex): void {
  for (const { words, sections } of [...headings.values()].flat()) {
    const gain = (headingGain / Math.sqrt(sections.length)) * measureFit(asked, words)
    if (gain === 0) continue
    for (const number of sections) {
      const score = scores[number] ?? 0
      if (score > 0) scores[number] = score + gain
    }
  }
}

/** A heading may be what was typed, stop words included (`No site`); the name of a field is typed as one word. */
function raiseWholeHeadings(
  { joined, isOneWord }: Query,
  scores: Float64Array,
  { pages, headings, sectionPages }: SearchIndex,
): void {
  const sections = (headings.get(joined) ?? []).flatMap((heading) => heading.sections)
  const gain = wholeHeadingGain / Math.sqrt(sections.length)
  for (const number of sections) {
    const isField = pages[sectionPages[number] ?? 0]?.kind === 'reference'
    scores[number] = (scores[number] ?? 0) + (isField && !isOneWord ? gain * fieldShare : gain)
  }
}
