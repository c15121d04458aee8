import { GraphQLError } from 'graphql'
import { createApiError } from './api-error'
import { checkMinimum, readMoment } from './check-input'
import type { Weight } from './world'

/** The input `PaginationInput`; another schema may let parts of it be left out. */
export interface Page {
  offset?: number | null
  limit?: number | null
}

/** One part of a list; the whole of it without a page. */
export function cutPage<Item>(items: readonly Item[], page: Page | null | undefined): Item[] {
  if (!page) return [...items]
  const offset = page.offset ?? 0
  const limit = page.limit ?? items.length
  checkMinimum('offset', offset, 0)
  if (page.limit != null) checkMinimum('limit', limit, 1)
  return items.slice(offset, offset + limit)
}

/** The input `DateRangeInput`; another schema may let its start be left out. */
export interface DateRange {
  start?: string | null
  end?: string | null
}

/** The weights of a period: from its start on, and before its end; all of them without a period. */
export function cutRange(weights: readonly Weight[], range: DateRange | null | undefined): Weight[] {
  if (!range) return [...weights]
  const { start, end } = range
  const first = start == null ? Number.NEGATIVE_INFINITY : readMoment('start', start)
  const last = end == null ? Number.POSITIVE_INFINITY : readMoment('end', end)
  if (last <= first) throw createApiError('BAD_USER_INPUT', '`end` must be later than `start`.')
  return weights.filter(({ time }) => Date.parse(time) >= first && Date.parse(time) < last)
}

const windows = ['DAY', 'WEEK', 'MONTH']

/** The greatest weight of each window that has one; the first of equal ones. */
export function keepGreatest(weights: readonly Weight[], window: string): Weight[] {
  // Windows of another length would look like a proven answer.
  if (!windows.includes(window)) throw new GraphQLError(`The sample data know no window ${window}.`)
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
