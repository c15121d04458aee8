import { useBrowserLayoutEffect } from './use-browser-layout-effect'
import { readHash, useLocationChange } from './use-location-change'

/**
 * Keeps the place of the reader where Next.js would leave it for the heading that the address names: as the page
 * becomes interactive, when the browser has been at that heading or brought the reader back to their place, and after
 * going back to a page, whose place is restored before.
 */
export function useUndisturbedScroll(): void {
  // The layout effects of a part come before those of what it stands in, in which Next.js looks at the address.
  useBrowserLayoutEffect(() => holdStill(readHash()), [])
  useLocationChange(({ hash, isTraversal }) => {
    if (isTraversal) holdStill(hash)
  })
}

/** Lets the scrolling that Next.js has asked for by now, at the latest in the next task, do nothing. */
function holdStill(id: string): void {
  const target = document.getElementById(id)
  if (!target) return
  target.scrollIntoView = () => undefined
  setTimeout(() => setTimeout(() => Reflect.deleteProperty(target, 'scrollIntoView')))
}
