import type { RefObject } from 'react'
import { findScrollDistance, parseScrollPosition, scrollPositionKey } from '../../lib/sidebar/scroll-position'
import { useBrowserLayoutEffect } from '../navigation/use-browser-layout-effect'
import { useHydrated } from '../navigation/use-hydrated'
import { keep, readKept } from './session-storage'

/**
 * Keeps the place to which the sidebar is scrolled from page to page. Where the entry of the next page is not
 * in view there, the sidebar scrolls to it; the page itself stays where it is.
 *
 * @param scroller the element that scrolls
 * @param page the canonical route of the page
 * @returns what to do whenever the sidebar was scrolled
 */
export function useSidebarScroll(scroller: RefObject<HTMLElement | null>, page: string): () => void {
  const isHydrated = useHydrated()
  // Before the page is painted, so that nothing is seen to move.
  useBrowserLayoutEffect(() => {
    const element = scroller.current
    if (!isHydrated || !element) return
    const kept = parseScrollPosition(readKept(scrollPositionKey))
    if (kept) element.scrollTop = kept.position
    if (kept?.page !== page) revealOpenPage(element)
    keepPosition(element, page)
  }, [isHydrated, scroller, page])
  return () => {
    if (scroller.current) keepPosition(scroller.current, page)
  }
}

/** Scrolls a sidebar to the entry of the open page, if that is out of view. */
export function revealOpenPage(scroller: HTMLElement): void {
  const entry = scroller.querySelector('[aria-current="page"]')
  if (!entry) return
  const { top, bottom } = scroller.getBoundingClientRect()
  // What lies at its lower end can be out of sight; no length there is `auto`.
  const covered = Number.parseFloat(getComputedStyle(scroller).scrollPaddingBlockEnd) || 0
  scroller.scrollTop += findScrollDistance({ top, bottom: bottom - covered }, entry.getBoundingClientRect())
}

function keepPosition({ scrollTop }: HTMLElement, page: string): void {
  // Browsers report less than 0 while a list springs back from its end.
  keep(scrollPositionKey, JSON.stringify({ page, position: Math.max(0, scrollTop) }))
}
