import { useEffect } from 'react'
import { earlyPressesKey } from '../../lib/frame/deferred-scripts'

/** Follows the presses that came before the page was interactive; see `deferredScriptsLoader`. */
export function useEarlyPresses(isHydrated: boolean): void {
  useEffect(() => {
    if (!isHydrated) return
    const presses: unknown = Reflect.get(window, earlyPressesKey)
    if (!Array.isArray(presses)) return
    // What a press does may ask React to show it at once, which it cannot while it runs effects.
    const timer = setTimeout(() => {
      for (const button of presses.splice(0)) button.click()
    })
    return () => clearTimeout(timer)
  }, [isHydrated])
}
