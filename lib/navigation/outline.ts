import { findTrail, listLinked, type NavigationItem } from './navigation'
import { shortenList } from './shorten-list'

/** A guide of more pages than this is carried by its pages without what stands in categories that are closed. */
const largestGuide = 200

/** What a category holds: the entries that are at hand, and how many there are when these are not all. */
export type CategoryList = Pick<NavigationItem, 'children' | 'entryCount'>

/**
 * A guide as all of its pages carry it: a small one whole, of a large one the categories that have a page without
 * what they hold, and of long lists the first entries.
 *
 * @param wanted the routes of pages that have to be in it
 */
export function outlineGuide(guide: NavigationItem, wanted: readonly string[]): NavigationItem {
  return { ...guide, ...outlineList(guide, { wanted, isLarge: isLargeGuide(guide) }) }
}

/**
 * The lists that a page carries besides the outline of its guide, by the ids of their categories: those of the
 * categories around it that are not there, or not with the way to the page.
 *
 * @param trail the whole entries from the guide down to the page
 * @param outline the guide as all of its pages carry it
 * @param wanted the routes of pages that have to be in a list, besides the page itself
 */
export function listAround(
  trail: readonly NavigationItem[],
  outline: NavigationItem,
  wanted: readonly string[],
): Record<string, CategoryList> {
  const [guide] = trail
  const page = trail.at(-1)?.route
  if (!guide || page === undefined) return {}
  const missing = trail.filter(({ id, children }, index) => {
    const shown = findItem(outline, id)?.children ?? []
    const isOnTheWay = index < trail.length - 1
    const expected = isOnTheWay ? shortenList(children, [...wanted, page]) : children.slice(0, 1)
    return expected.some((item) => shown.every(({ id }) => id !== item.id))
  })
  if (missing.length === 0) return {}
  const options = { wanted, isLarge: isLargeGuide(guide) }
  return Object.fromEntries(missing.map((category) => [category.id, outlineList(category, options, page)]))
}

/** Of a guide, no more than the ways to some of its pages. */
export function pruneGuide(guide: NavigationItem, wanted: readonly string[]): NavigationItem {
  return {
    ...guide,
    children: guide.children
      .filter((child) => wanted.some((route) => findTrail([child], route).length > 0))
      .map((child) => pruneGuide(child, wanted)),
  }
}

interface OutlineOptions {
  wanted: readonly string[]
  isLarge: boolean
}

function outlineList(category: NavigationItem, options: OutlineOptions, page?: string): CategoryList {
  const wanted = page === undefined ? options.wanted : [...options.wanted, page]
  const children = shortenList(category.children, wanted).map((item) => outlineItem(item, options))
  const entryCount = category.children.length
  return children.length === entryCount ? { children } : { children, entryCount }
}

/** A category without a page keeps what it holds: nothing else leads there. */
function outlineItem(item: NavigationItem, options: OutlineOptions): NavigationItem {
  const isWanted = options.wanted.some((route) => findTrail(item.children, route).length > 0)
  const isClosed = options.isLarge && item.route !== undefined && !isWanted
  return isClosed ? { ...item, children: [] } : { ...item, ...outlineList(item, options) }
}

function isLargeGuide(guide: NavigationItem): boolean {
  return listLinked([guide]).length > largestGuide
}

function findItem(item: NavigationItem, id: string): NavigationItem | undefined {
  if (item.id === id) return item
  const below = item.children.find((child) => id === child.id || id.startsWith(`${child.id}/`))
  return below && findItem(below, id)
}
