import { useEffect } from 'react'
import { closeSearch } from './search-store'

/**
 * Escape closes the search, also while it is still on its way. The browser would empty the box first. While
 * letters are composed, Escape belongs to them.
 */
export function useEscapeClosing(): void {
  useEffect(() => {
    const follow = (event: KeyboardEvent) => {
      if (event.key !== 'Escape' || event.isComposing) return
      event.preventDefault()
      closeSearch()
    }
    document.addEventListener('keydown', follow)
    return () => document.removeEventListener('keydown', follow)
  }, [])
}
