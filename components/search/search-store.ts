import { useSyncExternalStore } from 'react'

/** Whether the search is open, and what it was opened with. */
export interface SearchState {
  isOpen: boolean
  /** What stands in the box at first. */
  query: string
  /** How often it was asked for since it was closed: a dialog that did not come is tried again each time. */
  requests: number
}

const closed: SearchState = { isOpen: false, query: '', requests: 0 }

let state = closed
const listeners = new Set<() => void>()

/** Opens the search, with a query or an empty box. An open one keeps its query. */
export function openSearch(query = ''): void {
  change({ isOpen: true, query: state.isOpen ? state.query : query, requests: state.requests + 1 })
}

/** Closes the search. */
export function closeSearch(): void {
  if (state.isOpen) change(closed)
}

/** Whether the search is open, as it changes. It is closed on the page that the build makes. */
export function useSearchState(): SearchState {
  return useSyncExternalStore(
    subscribe,
    () => state,
    () => closed,
  )
}

function change(next: SearchState): void {
  state = next
  for (const listener of listeners) listener()
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  return () => {
    listeners.delete(listener)
  }
}
