import { chooseSections } from './choose-sections'
import type { ExpandedWord } from './expand-word'
import { createWordFinder, type FoundWord, type WordFinder } from './find-words'
import { listCorrections } from './list-corrections'
import { listExplanations } from './list-explanations'
import { listReadings, type Reading } from './list-readings'
import type { SearchIndex } from './load-index'
import { type Ranking, rankPages } from './rank-pages'
import { explanationGains, readingShares } from './ranking-weights'
import { type Query, readQuery } from './read-query'
import { raiseAll, scale } from './scores'
import { mostPages, type SearchAnswer, type SearchRequest } from './search-answer'
import { suggestQuery } from './suggest-query'
import { composeKey } from './synonyms'

/** Answers a query. Any text is allowed; one without a word finds nothing. Equal pages stand as in the index. */
export function search({ query: text, guide }: SearchRequest, index: SearchIndex): SearchAnswer {
  const query = readQuery(text)
  if (query.words.length === 0) return { pages: [], words: [] }
  const findWords = createWordFinder(index)
  const found = findWords(query.words)
  const { ranking, words } = rankReadings(query, found, findWords, index)
  raiseExplanations(ranking.pages, correctQuery(query, found, index), index)
  const all = ranking.pages.reduce((count, score) => (score > 0 ? count + 1 : count), 0)
  if (all === 0) return { pages: [], words: [], suggestion: suggestQuery(query, index) }
  const best = chooseBest(ranking.pages, guide, index)
  if (best.length === 0) return { pages: [], words, elsewhere: all }
  const asked = { written: new Set(query.written), found: new Set(words) }
  const shown = chooseSections(new Set(best), ranking.sections, index, asked)
  return {
    pages: best.flatMap((number) => {
      const page = index.pages[number]
      if (!page) return []
      const { route, title, trail } = page
      return [{ route, title, trail, ...(shown.get(number) ?? { sections: [] }) }]
    }),
    words,
  }
}

/** The numbers of the pages with the highest scores, the best first; of equal ones, the first in the index. */
function chooseBest(scores: Float64Array, guide: string | undefined, { pages }: SearchIndex): number[] {
  const best: number[] = []
  const read = (number = -1) => scores[number] ?? 0
  for (const [number, page] of pages.entries()) {
    const score = read(number)
    const isBetter = best.length < mostPages ? score > 0 : score > read(best.at(-1))
    if (!isBetter || (guide !== undefined && page.guide !== guide)) continue
    const place = best.findIndex((other) => read(other) < score)
    best.splice(place < 0 ? best.length : place, 0, number)
    best.splice(mostPages)
  }
  return best
}

/** For each page and section, how well it fits that reading of the query that it fits best. */
function rankReadings(
  query: Query,
  found: readonly FoundWord[],
  findWords: WordFinder,
  index: SearchIndex,
): { ranking: Ranking; words: string[] } {
  const ranking = rankPages(query, found, index)
  const words = new Set(listCandidates(found))
  const readings = listAllReadings(query, found, index)
  if (readings.some((reading) => joinsWords(reading, query))) scale(ranking.pages, readingShares.apart)
  for (const { query: reading, share } of readings) {
    const foundOther = findWords(reading.words)
    const other = rankPages(reading, foundOther, index)
    raiseAll(ranking.pages, other.pages, share)
    raiseAll(ranking.sections, other.sections, share)
    for (const word of listCandidates(foundOther)) words.add(word)
  }
  return { ranking, words: [...words] }
}

/** The query with its slips corrected, and what plain words of both may stand for: each reading once. */
function listAllReadings(query: Query, found: readonly FoundWord[], index: SearchIndex): Reading[] {
  const corrected = listCorrections(query, found, index)
  const readings = [query, ...corrected].flatMap((one) => listReadings(one, index.synonyms))
  const different = new Map<string, Reading>()
  for (const reading of readings) {
    const words = reading.query.words.join(' ')
    if (words === query.words.join(' ')) continue
    if (reading.share > (different.get(words)?.share ?? 0)) different.set(words, reading)
  }
  return [
    ...corrected.map((reading) => ({ query: reading, share: readingShares.corrected })),
    ...different.values(),
  ]
}

/** A reading with the same letters in fewer words: the site writes as one what was typed apart (`bin bar`). */
function joinsWords({ query: { written } }: Reading, query: Query): boolean {
  return written.length < query.written.length && written.join('') === query.written.join('')
}

function listCandidates(found: readonly FoundWord[]): string[] {
  return found.flatMap(({ candidates }) => [...candidates.keys()])
}

/** The query as the site spells it: in the place of each unknown word the one that it most likely stands for. */
function correctQuery(query: Query, found: readonly FoundWord[], index: SearchIndex): Query {
  const corrections = new Map(
    query.words.map((word, place) => [word, findLikeliest(word, found[place]?.candidates, index)]),
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
