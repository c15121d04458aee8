import { decodePath, toRoute } from '../pages/route'
import { findNearest } from '../problem/find-nearest'
import { type LinkedItem, listLinked, type NavigationItem } from './navigation'

/** Longer addresses are no slips of the finger, and comparing them would take long. */
const longestPath = 200

/**
 * The entry whose address is nearest to one that no page answers: by a slip of the finger, else by its last
 * part, for a page that was moved or is asked for in the wrong folder.
 *
 * @param path the path that was asked for, without the base path, as the browser shows it
 */
export function findNearestItem(path: string, guides: readonly NavigationItem[]): LinkedItem | undefined {
  const wanted = decodePath(path) ?? path
  if (wanted.length > longestPath) return undefined
  const items = listLinked(guides)
  const route = findNearest(
    toRoute(wanted),
    items.map((item) => item.route),
  )
  if (route !== undefined) return items.find((item) => item.route === route)
  const lastParts = items.map((item) => getLastPart(item.route))
  const lastPart = findNearest(getLastPart(toRoute(wanted)), lastParts)
  return lastPart === undefined ? undefined : items[lastParts.indexOf(lastPart)]
}

function getLastPart(route: string): string {
  return route.split('/').at(-2) ?? ''
}
