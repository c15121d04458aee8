import {
  formatOpenCategories,
  noOpenCategories,
  type OpenCategories,
  openCategoriesKey,
  openCategory,
  parseOpenCategories,
  toggleCategory,
  type Visit,
  visitPage,
} from '../../lib/sidebar/open-categories'
import { siteConfig } from '../../site.config'
import { keep, readKept } from './session-storage'

const autoCollapse = siteConfig.sidebar?.autoCollapse === true

let state: OpenCategories | undefined
const listeners = new Set<() => void>()

/** The present state, in a browser. */
export function getOpenCategories(): OpenCategories {
  state ??= parseOpenCategories(readKept(openCategoriesKey))
  return state
}

/** The state that pages are built with. */
export function getServerOpenCategories(): OpenCategories {
  return noOpenCategories
}

/** Calls back after each change. Returns the way to end that. */
export function subscribeToOpenCategories(listener: () => void): () => void {
  listeners.add(listener)
  return () => {
    listeners.delete(listener)
  }
}

/** The ids of the categories that are open on a page, also before its visit is noted. */
export function listOpen(categories: OpenCategories, visit: Visit): readonly string[] {
  return visitPage(categories, visit, autoCollapse).open
}

/** Notes that the reader has come to a page. */
export function noteVisit(visit: Visit): void {
  set(visitPage(getOpenCategories(), visit, autoCollapse))
}

/** Opens the category with this id. */
export function open(id: string): void {
  set(openCategory(getOpenCategories(), id, autoCollapse))
}

/** Opens or closes the category with this id. */
export function toggle(id: string): void {
  set(toggleCategory(getOpenCategories(), id, autoCollapse))
}

function set(next: OpenCategories): void {
  if (next === state) return
  state = next
  keep(openCategoriesKey, formatOpenCategories(next))
  for (const listener of listeners) listener()
}
