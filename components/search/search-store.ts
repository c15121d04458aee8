import { useSyncExternalStore } from 'react'
import { createStore } from '../storage/create-store'

/** Whether the search is open, and what it was opened with. */
export interface SearchState {
  isOpen: boolean
  /** What stands in the box at first. */
  query: string
  /** How often it was asked for since it was closed: a dialog that did not come is tried again each time. */
  requests: number
}

const closed: SearchState = { isOpen: false, query: '', requests: 0 }

const store = createStore(closed)

/** Opens the search, with a query or an empty box. An open one keeps its query. */
export function openSearch(query = ''): void {
  const { isOpen, query: openQuery, requests } = store.get()
  store.set({ isOpen: true, query: isOpen ? openQuery : query, requests: requests + 1 })
}

/** Closes the search. */
export function closeSearch(): void {
  if (store.get().isOpen) store.set(closed)
}

/** Whether the search is open, as it changes. It is closed on the page that the build makes. */
export function useSearchState(): SearchState {
  return useSyncExternalStore(store.subscribe, store.get, () => closed)
}
