import { chooseSections } from './choose-sections'
import { type ExpandedWord, expandWord } from './expand-word'
import { listCorrections } from './list-corrections'
import { listExplanations } from './list-explanations'
import { listReadings } from './list-readings'
import type { SearchIndex } from './load-index'
import { type Ranking, rankPages } from './rank-pages'
import { explanationGains, readingShares } from './ranking-weights'
import { type Query, readQuery } from './read-query'
import { raise } from './score-word'
import { mostPages, type SearchAnswer, type SearchRequest } from './search-answer'
import { suggestQuery } from './suggest-query'
import { composeKey } from './synonyms'

/** Answers a query. Any text is allowed; one without a word finds nothing. Equal pages stand as in the index. */
export function search({ query: text, guide }: SearchRequest, index: SearchIndex): SearchAnswer {
  const query = readQuery(text)
  if (query.words.length === 0) return { pages: [], words: [] }
  const expanded = expandWords(query.words, index)
  const { ranking, words } = rankReadings(query, expanded, index)
  raiseExplanations(ranking.pages, correctQuery(query, expanded, index), index)
  const all = index.pages
    .map((page, number) => ({ page, number, score: ranking.pages[number] ?? 0 }))
    .filter(({ score }) => score > 0)
  if (all.length === 0) return { pages: [], words: [], suggestion: suggestQuery(query, index) }
  const found = all
    .filter(({ page }) => guide === undefined || page.guide === guide)
    .sort((one, other) => other.score - one.score)
    .slice(0, mostPages)
  if (found.length === 0) return { pages: [], words, elsewhere: all.length }
  const sections = chooseSections(
    new Set(found.map(({ number }) => number)),
    ranking.sections,
    index,
    new Set(query.written),
  )
  return {
    pages: found.map(({ page: { route, title, trail }, number }) => {
      return { route, title, trail, sections: sections.get(number) ?? [] }
    }),
    words,
  }
}

/** For each page and section, how well it fits that reading of the query that it fits best. */
function rankReadings(
  query: Query,
  expanded: readonly ExpandedWord[],
  index: SearchIndex,
): { ranking: Ranking; words: string[] } {
  const asItStands = rankReading(query, expanded, index)
  const words = [...asItStands.words]
  const corrected = listCorrections(query, expanded, index)
  const readings = [
    ...corrected.map((reading) => ({ query: reading, share: readingShares.corrected })),
    ...[query, ...corrected].flatMap((one) => listReadings(one, index.synonyms)),
  ]
  for (const { query: reading, share } of readings) {
    const other = rankReading(reading, expandWords(reading.words, index), index)
    raiseTo(asItStands.ranking.pages, other.ranking.pages, share)
    raiseTo(asItStands.ranking.sections, other.ranking.sections, share)
    words.push(...other.words)
  }
  return { ranking: asItStands.ranking, words: [...new Set(words)] }
}

function rankReading(
  query: Query,
  expanded: readonly ExpandedWord[],
  index: SearchIndex,
): { ranking: Ranking; words: string[] } {
  return { ranking: rankPages(query, expanded, index), words: expanded.flatMap((word) => [...word.keys()]) }
}

/** The query as the site spells it: in the place of each unknown word the one that it most likely stands for. */
function correctQuery(query: Query, expanded: readonly ExpandedWord[], index: SearchIndex): Query {
  const corrections = new Map(
    query.words.map((word, place) => [word, findLikeliest(word, expanded[place], index)]),
  )
  const correct = (words: readonly string[]) => words.map((word) => corrections.get(word) ?? word)
  return { ...query, words: correct(query.words), written: correct(query.written) }
}

function findLikeliest(word: string, candidates: ExpandedWord | undefined, index: SearchIndex): string {
  const isPlain = index.synonyms.explanations.has(composeKey([word]))
  if (!candidates || isPlain || index.listPlaces(word).length > 0) return word
  const [likeliest] = [...candidates].sort(([, one], [, other]) => other - one)
  return likeliest?.[0] ?? word
}

/** The words that each word of a query may stand for. The last one may not be typed to its end. */
function expandWords(words: readonly string[], index: SearchIndex): ExpandedWord[] {
  return words.map((word, place) => expandWord(word, place === words.length - 1, index))
}

function raiseTo(scores: Float64Array, others: Float64Array, share: number): void {
  for (let number = 0; number < others.length; number++) {
    raise(scores, number, (others[number] ?? 0) * share)
  }
}

function raiseExplanations(scores: Float64Array, query: Query, { pages, synonyms }: SearchIndex): void {
  const { routes, kind } = listExplanations(query, synonyms)
  if (routes.length === 0) return
  const gain = explanationGains[kind]
  for (const [number, { route }] of pages.entries()) {
    const score = scores[number] ?? 0
    // What a term is called on no page is explained all the same.
    if (score > 0 || kind !== 'part')
      scores[number] = score + gain * routes.filter((one) => one === route).length
  }
}
