import { findNearest } from '../problem/find-nearest'
import { type Problem, quote } from '../problem/problem'
import type { SearchIndex } from './load-index'
import { search } from './search'

/** The kinds of queries, which are counted apart. */
export const queryKinds = [
  'word',
  'words',
  'typing error',
  'identifier',
  'part',
  'synonym',
  'version',
] as const

/** One of them. */
export type QueryKind = (typeof queryKinds)[number]

/** A query that a reader may type, and the pages that are right for it. */
export interface ExpectedResult {
  kind: QueryKind
  query: string
  pages: readonly string[]
}

/** How often a right page came first, and how often it was among the first three. */
export interface Share {
  kind: QueryKind | 'all'
  queries: number
  first: number
  firstThree: number
}

/** A query whose first result is not right. */
export interface Miss extends ExpectedResult {
  /** The place of the first right page, counted from 1; `undefined` if none was found. */
  place: number | undefined
  /** The three pages that came first. */
  found: readonly string[]
}

/** Asks the search all queries of a list. */
export function evaluateSearch(
  list: readonly ExpectedResult[],
  index: SearchIndex,
): { shares: Share[]; misses: Miss[] } {
  const outcomes = list.map((expected) => {
    const found = search({ query: expected.query }, index).pages.map(({ route }) => route)
    const place = found.findIndex((route) => expected.pages.includes(route)) + 1 || undefined
    return { ...expected, place, found: found.slice(0, 3) }
  })
  const kinds = [...new Set(list.map(({ kind }) => kind))]
  const count = (kind: Share['kind'], counted: readonly Miss[]): Share => ({
    kind,
    queries: counted.length,
    first: counted.filter(({ place }) => place === 1).length,
    firstThree: counted.filter(({ place }) => place !== undefined && place <= 3).length,
  })
  return {
    shares: [
      ...kinds.map((kind) =>
        count(
          kind,
          outcomes.filter((outcome) => outcome.kind === kind),
        ),
      ),
      count('all', outcomes),
    ],
    misses: outcomes.filter(({ place }) => place !== 1),
  }
}

/**
 * What the search has to reach for each kind of query and for all: how often it is right at the first place, and among
 * the first three. Whole sentences and words of other trades leave more room than names and numbers do.
 */
export const leastShares: Readonly<Record<QueryKind | 'all', { first: number; firstThree: number }>> = {
  word: { first: 0.95, firstThree: 1 },
  words: { first: 0.9, firstThree: 1 },
  'typing error': { first: 0.95, firstThree: 1 },
  identifier: { first: 1, firstThree: 1 },
  part: { first: 0.95, firstThree: 1 },
  synonym: { first: 0.9, firstThree: 1 },
  version: { first: 1, firstThree: 1 },
  all: { first: 0.95, firstThree: 1 },
}

/** Says so when the search was right too seldom with a kind of query, or with all. */
export function checkShare(file: string, { kind, queries, first, firstThree }: Share): Problem[] {
  const least = leastShares[kind]
  const problems = [
    { right: first, least: least.first, where: 'at the first place' },
    { right: firstThree, least: least.firstThree, where: 'among the first three' },
  ]
  return problems
    .filter(({ right, least }) => right < queries * least)
    .map(({ right, least, where }) => ({
      file,
      subject: `${kind}: a right page ${where}`,
      found: `${right} of ${queries} queries (${formatShare(right, queries)})`,
      expected: `at least ${formatShare(least, 1)}`,
    }))
}

/** A part of a whole, in percent with one decimal. */
export function formatShare(part: number, whole: number): string {
  return `${((100 * part) / whole).toFixed(1)} %`
}

/** The pages of a list that the search does not know. */
export function checkExpectedPages(
  file: string,
  list: readonly ExpectedResult[],
  { pages }: Pick<SearchIndex, 'pages'>,
): Problem[] {
  const routes = pages.map(({ route }) => route)
  return list.flatMap(({ query, pages: expected }) =>
    expected
      .filter((route) => !routes.includes(route))
      .map((route) => ({
        file,
        subject: query,
        found: quote(route),
        expected: 'the route of a page that can be found',
        nearest: findNearest(route, routes),
      })),
  )
}
