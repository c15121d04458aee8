import { closestMatch } from 'leven'

/**
 * The candidate that a person most likely meant by `value`, or `undefined` when none is close.
 * Letter case does not count as a difference here: it is the most common slip in addresses. At most
 * a third of the letters may differ, and always at least two, so that short words get a suggestion
 * and long ones do not get a wild one.
 */
export function findNearest(value: string, candidates: Iterable<string>): string | undefined {
  const byLowerCase = new Map<string, string>()
  for (const candidate of candidates) byLowerCase.set(candidate.toLowerCase(), candidate)
  const wanted = value.toLowerCase()
  const match = closestMatch(wanted, [...byLowerCase.keys()], {
    maxDistance: Math.max(2, Math.floor(wanted.length / 3)),
  })
  return match === undefined ? undefined : byLowerCase.get(match)
}
