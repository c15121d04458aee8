import { formatSpread } from './format-spread'
import type { NavigationMeasure } from './measure-navigation'
import { type FileSums, fileKinds } from './sum-files'
import type { LoadMeasure } from './summarize-load'

/** What is measured of one page in one run. */
export interface PageMeasure {
  load: LoadMeasure
  /** The largest paint of the page without scripts, in milliseconds. */
  withoutScripts: number
  navigation: NavigationMeasure
}

/** The heading of the table of what is sent; sizes are in kB. */
export const sentColumns = ['page', 'when', 'requests', ...fileKinds, 'all'] as const

/** The heading of the table of times, which are in milliseconds; a shift has no unit. */
export const timeColumns = [
  'page',
  'first paint',
  'largest paint',
  'without scripts',
  'interactive',
  'blocking',
  'shift',
  'heading of another page',
  'its first screen',
] as const

/** What was sent of a page in all runs: a row for what is needed to read, and one for all of it. */
export function composeSentRows(page: string, measures: readonly PageMeasure[]): string[][] {
  return [
    [page, 'before load', ...formatSums(measures.map(({ load }) => load.beforeLoad))],
    ['', 'in total', ...formatSums(measures.map(({ load }) => load.total))],
  ]
}

/** How long a page took in all runs. */
export function composeTimeRow(page: string, measures: readonly PageMeasure[]): string[] {
  const format = (read: (measure: PageMeasure) => number, digits = 0) =>
    formatSpread(measures.map(read), digits)
  return [
    page,
    format(({ load }) => load.firstPaint),
    format(({ load }) => load.largestPaint),
    format(({ withoutScripts }) => withoutScripts),
    format(({ load }) => load.interactive),
    format(({ load }) => load.blocking),
    format(({ load }) => load.shift, 4),
    format(({ navigation }) => navigation.heading),
    format(({ navigation }) => navigation.page),
  ]
}

function formatSums(sums: readonly FileSums[]): string[] {
  const all = sums.map((sum) => fileKinds.reduce((bytes, kind) => bytes + sum[kind], 0))
  return [
    formatSpread(sums.map(({ requests }) => requests)),
    ...fileKinds.map((kind) => formatKilobytes(sums.map((sum) => sum[kind]))),
    formatKilobytes(all),
  ]
}

function formatKilobytes(bytes: readonly number[]): string {
  return formatSpread(
    bytes.map((value) => value / 1000),
    1,
  )
}
