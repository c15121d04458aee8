import type { SearchChoice } from './search-choice'

/** The key under which a device keeps what was chosen last. */
export const recentChoicesKey = 'search.recent'

const largestCount = 5

/**
 * Reads what a device keeps, the latest first. What is not a choice is left out: older versions of the site
 * and other programs may have written it.
 *
 * @param kept JSON; `undefined` when nothing is kept
 */
export function readRecentChoices(kept: string | undefined): SearchChoice[] {
  const value = parseJson(kept)
  return Array.isArray(value) ? value.filter(isSearchChoice).map(pickParts).slice(0, largestCount) : []
}

/** Puts a choice first, and takes it away from where it was. */
export function addRecentChoice(choices: readonly SearchChoice[], choice: SearchChoice): SearchChoice[] {
  const others = choices.filter(({ route, id }) => route !== choice.route || id !== choice.id)
  return [pickParts(choice), ...others].slice(0, largestCount)
}

function parseJson(text = ''): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

function isSearchChoice(value: unknown): value is SearchChoice {
  if (typeof value !== 'object' || value === null) return false
  const { route, id, label, context } = value as Partial<Record<keyof SearchChoice, unknown>>
  const isText = [id, label, context].every((part) => typeof part === 'string')
  // An address on this site alone: two slashes would lead to another host.
  return isText && label !== '' && typeof route === 'string' && /^\/(?![/\\])/.test(route)
}

function pickParts({ route, id, label, context }: SearchChoice): SearchChoice {
  return { route, id, label, context }
}
