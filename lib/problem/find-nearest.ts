import leven, { closestMatch } from 'leven'

/**
 * The candidate that a person most likely meant by `value`, or `undefined` when none is close.
 * Letter case does not count as a difference here: it is the most common slip in addresses. At most
 * a third of the letters of a word may differ, or two in a short one, but never all of them. An
 * address is held against another part by part, or what both begin with would make them all alike.
 * Nothing is near to a text that is too long to be a slip.
 */
export function findNearest(value: string, candidates: Iterable<string>): string | undefined {
  if (value.length > mostLetters) return undefined
  const wanted = value.toLowerCase()
  const byLowerCase = new Map<string, string>()
  for (const candidate of candidates) {
    const lowerCase = candidate.toLowerCase()
    if (isClose(wanted, lowerCase)) byLowerCase.set(lowerCase, candidate)
  }
  const match = closestMatch(wanted, [...byLowerCase.keys()])
  return match === undefined ? undefined : byLowerCase.get(match)
}

/** The time for one comparison grows with the product of both lengths. */
const mostLetters = 500

function isClose(wanted: string, candidate: string): boolean {
  const parts = wanted.split('/')
  const others = candidate.split('/')
  if (parts.length !== others.length) return isCloseWord(wanted, candidate)
  return parts.every((part, index) => isCloseWord(part, others[index] ?? ''))
}

function isCloseWord(wanted: string, candidate: string): boolean {
  if (wanted === candidate) return true
  const limit = Math.min(wanted.length - 1, Math.max(2, Math.floor(wanted.length / 3)))
  return Math.abs(wanted.length - candidate.length) <= limit && leven(wanted, candidate) <= limit
}
