import { reuseLoad } from '../lazy-part/reuse-load'

/** Loads the dialog of the search and what it needs. */
export const loadSearchPart = reuseLoad(() => import('./search-part'))

/**
 * Loads the dialog and the index ahead of the press that opens the search. What fails here is tried again, and
 * told, when it opens.
 */
export function preloadSearch(basePath: string): void {
  loadSearchPart()
    .then(({ getSearchClient }) => getSearchClient(basePath))
    .catch(() => undefined)
}
