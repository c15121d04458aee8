import { useEffect } from 'react'
import { isSearchShortcut } from '../../lib/search/search-shortcut'
import { closeSearch, openSearch } from './search-store'

const typingPlaces = 'input, textarea, select, [contenteditable]:not([contenteditable="false"])'

/**
 * Ctrl+K and Cmd+K open the search, and close it. While the reader types elsewhere, the keys belong to what
 * they type in.
 */
export function useSearchShortcut(isOpen: boolean): void {
  useEffect(() => {
    const follow = (event: KeyboardEvent) => {
      if (!isSearchShortcut(event)) return
      const isTyping = event.target instanceof Element && event.target.closest(typingPlaces) !== null
      if (isTyping && !isOpen) return
      event.preventDefault()
      if (event.repeat) return
      if (isOpen) closeSearch()
      else openSearch()
    }
    document.addEventListener('keydown', follow)
    return () => document.removeEventListener('keydown', follow)
  }, [isOpen])
}
