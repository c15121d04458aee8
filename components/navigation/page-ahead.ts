import { useSyncExternalStore } from 'react'
import type { PageTop } from '../../lib/pages/page-top'

/** A page that is loaded because the reader turned to a link that leads to it. */
export interface PageAhead {
  /** Of the link, from the root of the site. */
  address: string
  top: PageTop
  /** Whether the reader has followed the link. */
  isFollowed: boolean
}

let state: PageAhead | undefined
const listeners = new Set<() => void>()

/** Gets the top of a page ready that is loaded, in the place of another one, but for one that is shown. */
export function preparePageAhead(address: string, top: PageTop): void {
  if (!state?.isFollowed) change({ address, top, isFollowed: false })
}

/**
 * Shows the top of the page that a link leads to, if that is ready.
 *
 * @param address of the link, from the root of the site
 * @returns whether it is shown
 */
export function showPageAhead(address: string): boolean {
  if (state?.address !== address) return false
  change({ ...state, isFollowed: true })
  return true
}

/** Takes the top of a page away, as that page has come, or will not. */
export function leavePageAhead(): void {
  if (state) change(undefined)
}

/** The page ahead, as it changes. There is none on the page that the build makes. */
export function usePageAhead(): PageAhead | undefined {
  return useSyncExternalStore(
    subscribe,
    () => state,
    () => undefined,
  )
}

function change(next: PageAhead | undefined): void {
  state = next
  for (const listener of listeners) listener()
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  return () => {
    listeners.delete(listener)
  }
}
