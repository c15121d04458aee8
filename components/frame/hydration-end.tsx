import { useEffect } from 'react'
import { useEarlyPresses } from '../navigation/use-early-presses'

/**
 * Stands behind everything that becomes interactive together: when it does, the page says so to its styles and
 * scripts, and follows the presses that came before.
 */
export function HydrationEnd() {
  useEffect(() => {
    document.documentElement.dataset.hasHydrated = 'true'
  }, [])
  useEarlyPresses()
  return null
}
