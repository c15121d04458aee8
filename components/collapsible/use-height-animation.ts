import { type RefObject, useRef } from 'react'
import { measureDuration } from '../../lib/collapsible/measure-duration'
import { useBrowserLayoutEffect } from '../navigation/use-browser-layout-effect'
import { hasHydrated } from '../navigation/use-hydrated'

/** Room for the outlines of what has the focus beside the edge. */
const clipPath = 'inset(0 -6px)'

/**
 * Animates the height of an element whenever `isOpen` changes. Its styles are those of the final state; the
 * animation lies above them and leaves nothing behind. What changes at the moment when the page becomes
 * interactive, because the state of the reader is known then, is not animated.
 */
export function useHeightAnimation(element: RefObject<HTMLElement | null>, isOpen: boolean): void {
  const before = useRef(isOpen)
  const animation = useRef<Animation>(undefined)
  useBrowserLayoutEffect(() => {
    const wasOpen = before.current
    before.current = isOpen
    if (!hasHydrated() || wasOpen === isOpen || !element.current) return
    animation.current = animateHeight(element.current, isOpen, animation.current)
  }, [element, isOpen])
}

/** Starts from the height that a running animation has reached, else from the other state. */
function animateHeight(
  element: HTMLElement,
  isOpen: boolean,
  running: Animation | undefined,
): Animation | undefined {
  // The DOM of unit tests has no animations.
  if (!('animate' in element)) return undefined
  const reached = running?.playState === 'running' ? element.offsetHeight : undefined
  running?.cancel()
  const fullHeight = element.scrollHeight
  const start = reached ?? (isOpen ? 0 : fullHeight)
  const { matches } = window.matchMedia('(prefers-reduced-motion: reduce)')
  return element.animate(
    [start, isOpen ? fullHeight : 0].map((height) => ({
      height: `${height}px`,
      clipPath,
      visibility: 'visible',
    })),
    { duration: measureDuration(fullHeight, matches), easing: 'ease-in-out' },
  )
}
