import { useSyncExternalStore } from 'react'

/** Whether the search is open, and what it was opened with. */
export interface SearchState {
  isOpen: boolean
  /** What stands in the box at first. */
  query: string
}

const closed: SearchState = { isOpen: false, query: '' }

let state = closed
const listeners = new Set<() => void>()

/** Opens the search, with a query or an empty box. An open search stays as it is. */
export function openSearch(query = ''): void {
  if (!state.isOpen) change({ isOpen: true, query })
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
