import { findTrail, type NavigationItem } from './navigation'

/** How many entries a category of the sidebar shows at most as a whole. */
export const longestList = 40

/** Of a longer one, so many of the first are shown, which are the newest of release notes, … */
const shownFirst = 20

/** … and so many on each side of an entry that is wanted. */
const shownAround = 2

/**
 * The entries of a category that are shown, in their order: all of them, or of a long list the first ones and
 * those around each wanted page.
 *
 * @param wanted the routes of pages that have to be among them, in an entry or below it
 */
export function shortenList(items: readonly NavigationItem[], wanted: readonly string[]): NavigationItem[] {
  if (items.length <= longestList) return [...items]
  const places = wanted
    .map((route) => items.findIndex((item) => findTrail([item], route).length > 0))
    .filter((place) => place >= 0)
  return items.filter(
    (_, index) => index < shownFirst || places.some((place) => Math.abs(place - index) <= shownAround),
  )
}
