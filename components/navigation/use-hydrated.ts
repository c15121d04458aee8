import { useSyncExternalStore } from 'react'

const subscribeToNothing = () => () => undefined

/** False while a page is built and becomes interactive, true from then on. */
export function useHydrated(): boolean {
  return useSyncExternalStore(
    subscribeToNothing,
    () => true,
    () => false,
  )
}
