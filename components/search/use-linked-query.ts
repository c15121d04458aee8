import { useEffect } from 'react'
import { openSearch } from './search-store'

let hasLooked = false

/** Opens the search with the words of an address such as `/?q=battery`, once when such a page is opened. */
export function useLinkedQuery(): void {
  useEffect(() => {
    if (hasLooked) return
    hasLooked = true
    const query = new URLSearchParams(window.location.search).get('q') ?? ''
    if (query.trim() !== '') openSearch(query)
  }, [])
}
