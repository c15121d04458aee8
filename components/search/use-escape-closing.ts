import { useEffect } from 'react'
import { isComposing } from '../../lib/keyboard/is-composing'
import { closeSearch } from './search-store'

/**
 * Escape closes the search, also while it is still on its way. The browser would empty the box first. While
 * letters are composed, Escape belongs to them.
 */
export function useEscapeClosing(): void {
  useEffect(() => {
    const follow = (event: KeyboardEvent) => {
      if (event.key !== 'Escape') return
      event.preventDefault()
      if (!isComposing(event)) closeSearch()
    }
    document.addEventListener('keydown', follow)
    return () => document.removeEventListener('keydown', follow)
  }, [])
}
