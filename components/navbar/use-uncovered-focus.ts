import { type RefObject, useEffect, useRef } from 'react'
import { findUncoveringScroll } from '../../lib/navbar/find-uncovering-scroll'

/**
 * Keeps what the keyboard has reached out from under the navbar: when the focus moves, and when the navbar
 * comes back over it, the page scrolls so far that it stands below.
 *
 * @param isVisible whether the navbar is in sight, or on its way there
 */
export function useUncoveredFocus(navbar: RefObject<HTMLElement | null>, isVisible: boolean): void {
  const isNavbarVisible = useRef(isVisible)
  useEffect(() => {
    isNavbarVisible.current = isVisible
    if (isVisible && navbar.current) uncoverFocus(navbar.current)
  }, [navbar, isVisible])
  useEffect(() => {
    let frame = 0
    // The browser scrolls to what has the focus after the event.
    const follow = () => {
      cancelAnimationFrame(frame)
      frame = requestAnimationFrame(() => {
        if (isNavbarVisible.current && navbar.current) uncoverFocus(navbar.current)
      })
    }
    document.addEventListener('focusin', follow)
    return () => {
      cancelAnimationFrame(frame)
      document.removeEventListener('focusin', follow)
    }
  }, [navbar])
}

function uncoverFocus(navbar: HTMLElement): void {
  const focused = document.activeElement
  if (!focused?.matches(':focus-visible') || focused === document.body) return
  if (navbar.contains(focused) || isFixed(focused)) return
  // Twice: at the top of the page, where an announcement stands above it, the navbar moves with the page.
  for (let step = 0; step < 2; step += 1) {
    const distance = findUncoveringScroll(focused.getBoundingClientRect(), {
      covered: findLowerEdge(navbar),
      windowHeight: window.innerHeight,
    })
    if (distance !== 0) window.scrollBy({ top: distance, behavior: 'instant' })
  }
}

/** Where the navbar ends in the window when it has come to its place, which its movement does not change. */
function findLowerEdge({ offsetTop, offsetHeight }: HTMLElement): number {
  return offsetTop + offsetHeight - window.scrollY
}

/** True for what does not scroll with the page: the skip link, and all that stands in a dialog. */
function isFixed(element: Element): boolean {
  for (let part: Element | null = element; part; part = (part as HTMLElement).offsetParent ?? null) {
    if (getComputedStyle(part).position === 'fixed') return true
  }
  return false
}
