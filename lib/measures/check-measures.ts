import { isErrorRoute } from '../pages/route'
import { type Problem, quote } from '../problem/problem'
import { findPageKind } from './find-page-kind'
import type { PageMeasure } from './measure-page'

/** A page with everything that is counted of it. */
export interface MeasuredPage extends PageMeasure {
  /** Path of its file, from the root of the project. */
  file: string
  route: string
  title: string
  status: string
  /** The route of the page that this one repeats, if it does. */
  canonical: string | undefined
}

/** How many words a page's body has at least. A release note is short by nature, the landing page shows. */
function minimumOfWords(route: string): number {
  return { 'release note': 40, landing: 40 }[findPageKind(route) as string] ?? 80
}

/**
 * Checks that every page holds what a reader comes for: enough words, a title of its own, a drawing on
 * each guide, and a link from another page. A page that repeats another one, or stands in for an error,
 * is left out where that is no fault.
 */
export function checkMeasures(pages: readonly MeasuredPage[]): Problem[] {
  const counted = pages.filter(({ route }) => !isErrorRoute(route))
  const linked = new Set(counted.flatMap(({ links }) => [...links]))
  return [
    ...counted.flatMap(checkWords),
    ...findRepeatedTitles(counted),
    ...counted.flatMap(checkDrawing),
    ...counted.flatMap((page) => checkLinked(page, linked)),
  ]
}

function checkWords({ file, route, words }: MeasuredPage): Problem[] {
  const minimum = minimumOfWords(route)
  if (words >= minimum) return []
  return [
    {
      file,
      found: `${words} words`,
      expected: `at least ${minimum} words in the body of a ${findPageKind(route)}`,
    },
  ]
}

function findRepeatedTitles(pages: readonly MeasuredPage[]): Problem[] {
  const seen = new Map<string, string>()
  return pages.filter(repeatsNoPage).flatMap(({ file, title }) => {
    const earlier = seen.get(title.toLowerCase())
    seen.set(title.toLowerCase(), earlier ?? file)
    if (earlier === undefined) return []
    return [
      {
        file,
        subject: 'title',
        found: `${quote(title)}, which ${earlier} has too`,
        expected: 'a title of its own',
      },
    ]
  })
}

function repeatsNoPage({ route, canonical }: MeasuredPage): boolean {
  return canonical === undefined || canonical === route
}

function checkDrawing({ file, route, drawings }: MeasuredPage): Problem[] {
  if (findPageKind(route) !== 'guide' || drawings > 0) return []
  return [{ file, found: 'no drawing', expected: 'at least one drawing on a guide' }]
}

function checkLinked(page: MeasuredPage, linked: ReadonlySet<string>): Problem[] {
  const { file, route } = page
  if (route === '/' || !repeatsNoPage(page) || linked.has(route)) return []
  return [
    { file, found: 'a page that no other page links to', expected: 'a link from the text of another page' },
  ]
}
