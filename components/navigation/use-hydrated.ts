import { startTransition, useEffect, useState } from 'react'

/**
 * False while a page is built and becomes interactive, true from then on. All parts that wait for it change together
 * and in slices of a few milliseconds, so that the browser stays free for the reader:
 * https://react.dev/reference/react/startTransition.
 */
export function useHydrated(): boolean {
  const [isHydrated, setIsHydrated] = useState(hasHydrated)
  useEffect(() => startTransition(() => setIsHydrated(true)), [])
  return isHydrated
}

/** Whether all of the page follows the reader; `HydrationEnd` notes it on the page. */
export function hasHydrated(): boolean {
  return typeof document !== 'undefined' && document.documentElement.dataset.hasHydrated === 'true'
}
