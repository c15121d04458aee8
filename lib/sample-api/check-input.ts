import { createApiError } from './api-error'

/** Refuses an empty name. */
export function checkName(name: string): void {
  if (name.trim() === '') throw createApiError('BAD_USER_INPUT', '`name` must not be empty.')
}

/** Refuses a number below the least one. */
export function checkMinimum(field: string, value: number, minimum: number): void {
  if (value >= minimum) return
  throw createApiError('BAD_USER_INPUT', `\`${field}\` must be ${minimum} or more, but it is ${value}.`)
}

/**
 * A moment in the form of RFC 3339, in milliseconds since 1970. A date alone, or one without an offset,
 * is refused: nobody knows which moment it means. So is a day that its month does not have.
 *
 * @param value what the request holds, of any kind: graphql-js checks no scalar of a schema's own
 */
export function readMoment(field: string, value: unknown): number {
  const moment = typeof value === 'string' ? parseMoment(value.toUpperCase()) : Number.NaN
  if (!Number.isNaN(moment)) return moment
  throw createApiError(
    'BAD_USER_INPUT',
    `\`${field}\` must be a date with a time and an offset from UTC, such as "2025-03-04T06:15:00Z", but it is ${JSON.stringify(value)}.`,
  )
}

/** `Date.parse` alone takes more: dates without a time, the hour 24, the 30th of February as one in March. */
function parseMoment(text: string): number {
  const day = /^(\d{4}-\d{2}-\d{2})T(?!24)\d{2}:\d{2}:\d{2}(?:\.\d+)?(?:Z|[+-]\d{2}:\d{2})$/.exec(text)?.[1]
  const midnight = Date.parse(`${day}T00:00:00Z`)
  const isDay = !Number.isNaN(midnight) && new Date(midnight).toISOString().startsWith(String(day))
  return isDay ? Date.parse(text) : Number.NaN
}
