import { startTransition, useEffect, useState } from 'react'
import { hasHydrated } from './use-hydrated'

/** The width from which the bar, the sidebar and the contents list stand beside the text. */
const desktopQuery = '(min-width: 997px)'

/** Whether the window is as wide as on a desktop; `undefined` until the page is interactive. */
export function useDesktop(): boolean | undefined {
  const [isDesktop, setIsDesktop] = useState(() => (hasHydrated() ? isAsWideAsDesktop() : undefined))
  useEffect(() => {
    startTransition(() => setIsDesktop(isAsWideAsDesktop()))
    const query = window.matchMedia(desktopQuery)
    const follow = () => setIsDesktop(query.matches)
    query.addEventListener('change', follow)
    return () => query.removeEventListener('change', follow)
  }, [])
  return isDesktop
}

function isAsWideAsDesktop(): boolean {
  return window.matchMedia(desktopQuery).matches
}
