import type { NavigationItem } from './navigation'
import type { CategoryList } from './outline'

/** A page before or after another one. */
export interface Neighbour {
  route: string
  /** What the link to it says. */
  title: string
}

/** What a page knows of the pages around it. */
export interface PageNavigation {
  /** The guides of each version, by its name: the page's own guide with what its sidebar shows, others in brief. */
  guidesOfVersions: ReadonlyMap<string, NavigationItem[]>
  previous?: Neighbour | undefined
  next?: Neighbour | undefined
}

/** The same as the script of a page carries it; what many pages have in common stands in a script of its own. */
export interface CarriedNavigation {
  /** The versions of the docs with their guides; without the version that the page shares with others. */
  versions: Record<string, NavigationItem[]>
  /** The version whose guides the page shares with others, and the lists in them that are its own. */
  shared?: { version: string; lists: Record<string, CategoryList> } | undefined
  previous?: Neighbour | undefined
  next?: Neighbour | undefined
}

/** An entry of the page map, through which the theme hands on what the script of a page carries. */
export interface PageMapEntry {
  name: string
  route: string
  navigation?: PageNavigation
}

/**
 * The page map of a page: one entry, which holds the page's own navigation.
 *
 * @param guides those that the page shares with others
 */
export function composePageMap(
  { versions, shared, previous, next }: CarriedNavigation,
  guides: readonly NavigationItem[] = [],
): PageMapEntry[] {
  const guidesOfVersions = new Map(Object.entries(versions))
  if (shared) guidesOfVersions.set(shared.version, fillLists(guides, shared.lists))
  return [{ name: 'navigation', route: '', navigation: { guidesOfVersions, previous, next } }]
}

/** The navigation of the open page, from what the theme makes of its page map. */
export function readPageMap(entries: readonly PageMapEntry[]): PageNavigation {
  return entries.find(({ navigation }) => navigation)?.navigation ?? { guidesOfVersions: new Map() }
}

function fillLists(
  items: readonly NavigationItem[],
  lists: Readonly<Record<string, CategoryList>>,
): NavigationItem[] {
  return items.map((item) => {
    const filled = { ...item, ...lists[item.id] }
    return { ...filled, children: fillLists(filled.children, lists) }
  })
}
