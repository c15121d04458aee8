/** One entry of the sidebar. */
export interface NavigationItem {
  /** Its name and those of the categories around it, such as `api/objects/bin-bar`. */
  id: string
  title: string
  /** The route of its page; a category may have none. */
  route: string | undefined
  /** For a category of which some entries alone are at hand: how many it has. Its page lists all of them. */
  entryCount?: number
  /** The entries below it; empty for a page. */
  children: NavigationItem[]
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

/** What a page says itself of the pages before and after it: another route, or none. */
export interface NeighbourSettings {
  paginationPrevious?: string | false | undefined
  paginationNext?: string | false | undefined
}

/**
 * The pages before and after a page in reading order, unless the page names others.
 *
 * @param linked all entries with a page, in reading order
 */
export function findNeighbours(
  linked: readonly LinkedItem[],
  route: string,
  settings: NeighbourSettings = {},
): { previous: LinkedItem | undefined; next: LinkedItem | undefined } {
  const index = linked.findIndex((item) => item.route === route)
  const choose = (wanted: string | false | undefined, neighbour: number) => {
    if (wanted === undefined) return index < 0 ? undefined : linked[neighbour]
    return linked.find((item) => item.route === wanted)
  }
  return {
    previous: choose(settings.paginationPrevious, index - 1),
    next: choose(settings.paginationNext, index + 1),
  }
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
