import type { RefObject } from 'react'
import { leastNavbarHeight } from '../../lib/navbar/least-navbar-height'
import { useBrowserLayoutEffect } from '../navigation/use-browser-layout-effect'

/**
 * Tells the styles of the page how high the navbar is, where it is not as high as they take it to be: its
 * items can need a second row, and enlarged text more room.
 */
export function useNavbarHeight(navbar: RefObject<HTMLElement | null>): void {
  // Before the page is painted, so that nothing is seen to move.
  useBrowserLayoutEffect(() => {
    const element = navbar.current
    const { style } = document.documentElement
    if (!element || typeof ResizeObserver === 'undefined') return
    const measure = () => {
      // On paper there is no navbar.
      const height = element.offsetHeight || leastNavbarHeight
      if (height === leastNavbarHeight) style.removeProperty('--navbar-height')
      else style.setProperty('--navbar-height', `${height}px`)
    }
    measure()
    const observer = new ResizeObserver(measure)
    observer.observe(element)
    return () => {
      observer.disconnect()
      style.removeProperty('--navbar-height')
    }
  }, [navbar])
}
