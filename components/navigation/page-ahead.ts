import { useSyncExternalStore } from 'react'
import type { PageTop } from '../../lib/pages/page-top'
import { createStore } from '../storage/create-store'
import { callAfterPaint } from './after-paint'

/** A page that the reader may go to, whose top is shown from then on until it comes. */
export interface PageAhead {
  /** Of its link, from the root of the site. */
  address: string
  top: PageTop
}

/** Where the top of the page ahead is: ready on the page, or shown to the reader. */
export interface PageAheadState extends PageAhead {
  isShown: boolean
  /** How far down the window pages begin, in pixels. */
  start: number
}

const store = createStore<PageAheadState | undefined>(undefined)

/** Cancels the navigation to the page ahead, if its top is not on the screen yet. */
let cancelNavigation = () => {}

/**
 * Gets the top of a page ready, in the place of another one that is not shown. To show it takes a slow phone about 15
 * milliseconds less then.
 */
export function preparePageAhead(page: PageAhead): void {
  if (!store.get()?.isShown) store.set({ ...page, isShown: false, start: 0 })
}

/**
 * Shows the top of a page, ready or not, in the place of another one.
 *
 * @param start how far down the window pages begin, in pixels
 * @param navigate goes to the page. It is called when the top is on the screen.
 */
export function showPageAhead(page: PageAhead, start: number, navigate: () => void): void {
  cancelNavigation()
  store.set({ ...page, isShown: true, start })
  cancelNavigation = callAfterPaint(navigate)
}

/** Takes the top of the page ahead away. A navigation to it that has not begun is cancelled. */
export function hidePageAhead(): void {
  cancelNavigation()
  if (store.get()) store.set(undefined)
}

/** The address of the page whose top is shown now. */
export function getShownAddress(): string | undefined {
  const page = store.get()
  return page?.isShown ? page.address : undefined
}

/** The page ahead, as it changes. There is none on the page that the build makes. */
export function usePageAhead(): PageAheadState | undefined {
  return useSyncExternalStore(store.subscribe, store.get, () => undefined)
}
