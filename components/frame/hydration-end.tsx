import { useEffect } from 'react'
import { useEarlyPresses } from '../navigation/use-early-presses'
import { useHydrated } from '../navigation/use-hydrated'

/**
 * Stands behind everything that becomes interactive together: when it does, the page says so to its styles and
 * scripts, and follows the presses that came before.
 */
export function HydrationEnd() {
  const isHydrated = useHydrated()
  useEffect(() => {
    if (isHydrated) document.documentElement.dataset.hasHydrated = 'true'
  }, [isHydrated])
  useEarlyPresses(isHydrated)
  return null
}
