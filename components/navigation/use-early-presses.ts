import { useEffect } from 'react'
import { earlyPressesKey } from '../../lib/frame/deferred-scripts'

/** Follows the presses that came before the page was interactive; see `deferredScriptsLoader`. */
export function useEarlyPresses(): void {
  useEffect(() => {
    const presses: unknown = Reflect.get(window, earlyPressesKey)
    if (!Array.isArray(presses)) return
    // What is disabled in the static page is enabled with the render that follows this one.
    const timer = setTimeout(() => {
      for (const button of presses.splice(0)) button.click()
    })
    return () => clearTimeout(timer)
  }, [])
}
