import { createApiError } from './api-error'
import { checkMinimum, readMoment } from './check-input'
import type { Weight } from './world'

/** The input `PaginationInput`. */
export interface Page {
  offset: number
  limit: number
}

/** One part of a list; the whole of it without a page. */
export function cutPage<Item>(items: readonly Item[], page: Page | null | undefined): Item[] {
  if (!page) return [...items]
  checkMinimum('offset', page.offset, 0)
  checkMinimum('limit', page.limit, 1)
  return items.slice(page.offset, page.offset + page.limit)
}

/** The input `DateRangeInput`. */
export interface DateRange {
  start: string
  end?: string | null
}

/** The weights of a period: from its start on, and before its end. */
export function cutRange(weights: readonly Weight[], { start, end }: DateRange): Weight[] {
  const first = readMoment('start', start)
  const last = end == null ? Number.POSITIVE_INFINITY : readMoment('end', end)
  if (last <= first) throw createApiError('BAD_USER_INPUT', '`end` must be later than `start`.')
  return weights.filter(({ time }) => Date.parse(time) >= first && Date.parse(time) < last)
}

/** The greatest weight of each window that has one; the first of equal ones. */
export function keepGreatest(weights: readonly Weight[], window: string): Weight[] {
  const greatest = new Map<string, Weight>()
  for (const weight of weights) {
    const key = windowOf(weight.time, window)
    const kept = greatest.get(key)
    if (!kept || weight.kilograms > kept.kilograms) greatest.set(key, weight)
  }
  return [...greatest.values()]
}

/** Days start at midnight, weeks on Monday; all of them follow UTC. */
function windowOf(time: string, window: string): string {
  const day = new Date(time)
  if (window === 'WEEK') day.setUTCDate(day.getUTCDate() - ((day.getUTCDay() + 6) % 7))
  return day.toISOString().slice(0, window === 'MONTH' ? 'yyyy-mm'.length : 'yyyy-mm-dd'.length)
}
