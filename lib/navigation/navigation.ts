import { toRoute } from '../pages/route'

/** One entry of the sidebar. */
export interface NavigationItem {
  title: string
  /** The route of its page; a category may have none. */
  route: string | undefined
  /** The entries below it; empty for a page. */
  children: NavigationItem[]
}

/** The part of Nextra's normalised page map that navigation is made from. */
export interface PageMapEntry {
  title?: string
  name: string
  route?: string
  withIndexPage?: boolean
  children?: PageMapEntry[]
}

/** The navigation tree of a page map. A folder leads somewhere only when it has a page. */
export function toNavigation(entries: readonly PageMapEntry[]): NavigationItem[] {
  return entries.map(({ title, name, route, withIndexPage, children }) => {
    const hasPage = children === undefined || withIndexPage === true
    return {
      title: title ?? name,
      route: hasPage && route !== undefined ? toRoute(route) : undefined,
      children: toNavigation(children ?? []),
    }
  })
}

/** The way to a page: the entries from the outermost category down to the page. Empty when it is in none. */
export function findTrail(items: readonly NavigationItem[], route: string): NavigationItem[] {
  for (const item of items) {
    if (item.route === route) return [item]
    const below = findTrail(item.children, route)
    if (below.length > 0) return [item, ...below]
  }
  return []
}

/** An entry that has a page. */
export type LinkedItem = NavigationItem & { route: string }

/** All entries with a page in reading order: a category's page comes before its children. */
export function listLinked(items: readonly NavigationItem[]): LinkedItem[] {
  return items.flatMap((item) => {
    const below = listLinked(item.children)
    return isLinked(item) ? [item, ...below] : below
  })
}

/** The pages before and after a page in reading order. */
export function findNeighbours(
  items: readonly NavigationItem[],
  route: string,
): { previous: LinkedItem | undefined; next: LinkedItem | undefined } {
  const linked = listLinked(items)
  const index = linked.findIndex((item) => item.route === route)
  if (index < 0) return { previous: undefined, next: undefined }
  return { previous: linked[index - 1], next: linked[index + 1] }
}

/** Where an entry leads: its own page, else the first page below it. */
export function findFirstRoute(item: NavigationItem): string | undefined {
  if (item.route !== undefined) return item.route
  for (const child of item.children) {
    const route = findFirstRoute(child)
    if (route !== undefined) return route
  }
  return undefined
}

function isLinked(item: NavigationItem): item is LinkedItem {
  return item.route !== undefined
}
