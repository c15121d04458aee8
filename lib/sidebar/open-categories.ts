import type { NavigationItem } from '../navigation/navigation'

/** The key under which the browser keeps, for the length of its session, which categories are open. */
export const openCategoriesKey = 'sidebar.open'

/** A page of the docs, as the sidebar sees it. */
export interface Visit {
  /** The canonical route of the page. */
  page: string
  /** The ids of the categories around the page, from the outermost in; its own, if it is a category's page. */
  around: readonly string[]
}

/** Which categories of the sidebar are open. Ids are paths, such as `api/objects`. */
export interface OpenCategories {
  /** The page that the reader saw last; `undefined` before the first one. */
  visit: Visit | undefined
  open: readonly string[]
}

/**
 * The visit of a page.
 *
 * @param page its canonical route
 * @param trail the entries around it, from the outermost in, and its own
 */
export function composeVisit(page: string, trail: readonly NavigationItem[]): Visit {
  return { page, around: trail.filter(({ children }) => children.length > 0).map(({ id }) => id) }
}

/** The state in which pages are built. */
export const noOpenCategories: OpenCategories = { visit: undefined, open: [] }

/**
 * Opens the categories around a page, when the reader comes to it. Those that were open stay open, and what
 * the reader closes on the page stays closed as long as the page is open.
 */
export function visitPage(state: OpenCategories, visit: Visit, autoCollapse: boolean): OpenCategories {
  if (state.visit?.page === visit.page) return state
  const open = visit.around.reduce((ids, id) => addCategory(ids, id, autoCollapse), state.open)
  return { visit, open }
}

/** Opens a category. With `autoCollapse`, the others of its level close. */
export function openCategory(state: OpenCategories, id: string, autoCollapse: boolean): OpenCategories {
  return { ...state, open: addCategory(state.open, id, autoCollapse) }
}

/** Opens a closed category and closes an open one. */
export function toggleCategory(state: OpenCategories, id: string, autoCollapse: boolean): OpenCategories {
  if (!state.open.includes(id)) return openCategory(state, id, autoCollapse)
  return { ...state, open: state.open.filter((other) => other !== id) }
}

/**
 * The state as the browser keeps it; `undefined` when it is the one that the page has anyway, so that nothing
 * has to be restored when it is loaded again.
 */
export function formatOpenCategories({ visit, open }: OpenCategories): string | undefined {
  if (!visit) return undefined
  const { page, around } = visit
  const isPlain = open.length === around.length && around.every((id) => open.includes(id))
  return isPlain ? undefined : JSON.stringify({ page, around, open })
}

/** Reads what `formatOpenCategories` wrote. Anything else counts as nothing. */
export function parseOpenCategories(text: string | undefined): OpenCategories {
  try {
    const { page, around, open } = JSON.parse(text ?? '') ?? {}
    const isValid = typeof page === 'string' && isListOfIds(around) && isListOfIds(open)
    return isValid ? { visit: { page, around }, open } : noOpenCategories
  } catch {
    return noOpenCategories
  }
}

function addCategory(ids: readonly string[], id: string, autoCollapse: boolean): readonly string[] {
  if (ids.includes(id)) return ids
  const level = readLevel(id)
  return [...ids.filter((other) => !autoCollapse || readLevel(other) !== level), id]
}

/** The part of an id that is the same for all categories of a level: `api/` of `api/objects`. */
function readLevel(id: string): string {
  return id.slice(0, id.lastIndexOf('/') + 1)
}

function isListOfIds(value: unknown): value is string[] {
  return Array.isArray(value) && value.every((id) => typeof id === 'string')
}
