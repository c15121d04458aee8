import { useEffect } from 'react'

/**
 * Leaves it to the browser to bring the reader back to their place when a page is loaded anew. The router
 * does so within the site, and would switch the browser's own way off for good.
 */
export function useKeptScrollPosition(): void {
  useEffect(() => {
    const handOver = () => {
      window.history.scrollRestoration = 'auto'
    }
    // A page that comes back as it was has its router still.
    const takeBack = ({ persisted }: PageTransitionEvent) => {
      if (persisted) window.history.scrollRestoration = 'manual'
    }
    window.addEventListener('pagehide', handOver)
    window.addEventListener('pageshow', takeBack)
    return () => {
      window.removeEventListener('pagehide', handOver)
      window.removeEventListener('pageshow', takeBack)
    }
  }, [])
}
