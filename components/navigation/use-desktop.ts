import { useSyncExternalStore } from 'react'

/** The width from which the bar, the sidebar and the contents list stand beside the text. */
const desktopQuery = '(min-width: 997px)'

/** Whether the window is as wide as on a desktop; `undefined` until the page is interactive. */
export function useDesktop(): boolean | undefined {
  return useSyncExternalStore<boolean | undefined>(
    subscribeToWidth,
    () => window.matchMedia(desktopQuery).matches,
    () => undefined,
  )
}

function subscribeToWidth(listener: () => void): () => void {
  const query = window.matchMedia(desktopQuery)
  query.addEventListener('change', listener)
  return () => query.removeEventListener('change', listener)
}
