import { useEffect, useRef } from 'react'
import { useBrowserLayoutEffect } from './use-browser-layout-effect'

/** Where the page stands, in pixels from its top. */
export interface ScrollStep {
  position: number
  /** The position of the event before; at the first one, the position at which the page became interactive. */
  previous: number
}

/**
 * Calls back for each scroll of the page, and once when the page becomes interactive: the browser may have
 * brought the reader back into the middle of the page by then.
 */
export function useScroll(onScroll: (step: ScrollStep) => void): void {
  const callback = useRef(onScroll)
  useEffect(() => {
    callback.current = onScroll
  })
  // Before the first paint of the interactive page, so that nothing is seen to change its place.
  useBrowserLayoutEffect(() => {
    let previous = window.scrollY
    const report = () => {
      const position = window.scrollY
      callback.current({ position, previous })
      previous = position
    }
    report()
    window.addEventListener('scroll', report, { passive: true })
    return () => window.removeEventListener('scroll', report)
  }, [])
}
