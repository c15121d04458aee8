import { sumBlocking } from './sum-blocking'
import { type FileSums, sumFiles } from './sum-files'
import { interactiveMark, type TimelineEntry } from './timeline-entry'

/** How one page loaded once. Times are in milliseconds since the page was asked for. */
export interface LoadMeasure {
  /** What was asked for before all was there that is needed to read. */
  beforeLoad: FileSums
  total: FileSums
  /** First Contentful Paint. */
  firstPaint: number
  /** Largest Contentful Paint. */
  largestPaint: number
  interactive: number
  /** Total Blocking Time from the first paint on, in milliseconds. */
  blocking: number
  /** The sum of all layout shifts that no reader caused, without unit. */
  shift: number
}

/**
 * Reads what the browser wrote down of a page that became interactive.
 *
 * @param watched how long after that the page was watched, in milliseconds
 * @throws when a paint or the mark is missing
 */
export function summarizeLoad(entries: readonly TimelineEntry[], watched: number): LoadMeasure {
  const ofType = (type: string) => entries.filter(({ entryType }) => entryType === type)
  const files = entries.filter(({ entryType }) => ['navigation', 'resource'].includes(entryType))
  const loadEnd = ofType('navigation')[0]?.loadEventEnd ?? 0
  const firstPaint = findTime(entries, 'paint', 'first-contentful-paint')
  const interactive = findTime(entries, 'mark', interactiveMark)
  return {
    beforeLoad: sumFiles(files.filter(({ startTime }) => startTime < loadEnd)),
    total: sumFiles(files),
    firstPaint,
    largestPaint: findLargestPaint(entries),
    interactive,
    blocking: sumBlocking(ofType('longtask'), firstPaint, interactive + watched),
    shift: ofType('layout-shift')
      .filter(({ hadRecentInput }) => !hadRecentInput)
      .reduce((sum, { value = 0 }) => sum + value, 0),
  }
}

/**
 * When the largest part of the page was painted: the browser writes down each one that is larger than all before.
 *
 * @throws when nothing was painted
 */
export function findLargestPaint(entries: readonly TimelineEntry[]): number {
  return findTime(entries, 'largest-contentful-paint')
}

function findTime(entries: readonly TimelineEntry[], type: string, name?: string): number {
  const times = entries
    .filter((entry) => entry.entryType === type && (name === undefined || entry.name === name))
    .map(({ startTime }) => startTime)
  if (times.length === 0) throw new Error(`The browser wrote down no ${name ?? type}.`)
  return Math.max(...times)
}
