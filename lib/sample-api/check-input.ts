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
 * is refused: nobody knows which moment it means.
 */
export function readMoment(field: string, text: string): number {
  const isComplete = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}(?:\.\d+)?(?:Z|[+-]\d{2}:\d{2})$/i.test(text)
  const moment = Date.parse(text)
  if (isComplete && !Number.isNaN(moment)) return moment
  throw createApiError(
    'BAD_USER_INPUT',
    `\`${field}\` must be a date with a time and an offset from UTC, such as "2025-03-04T06:15:00Z", but it is ${JSON.stringify(text)}.`,
  )
}
