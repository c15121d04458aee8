import type { MouseEvent } from 'react'
import { isPlainClick } from '../../lib/navigation/is-plain-click'
import { readAddressWords } from '../../lib/search/read-address-words'
import { PageLink } from '../mdx/page-link'
import { openSearch } from '../search/search-store'
import { useAskedPath } from './use-asked-path'

/** On the page that stands in for a missing one: the search with the words of the address that was asked for. */
export function AddressSearch() {
  const words = readAddressWords(useAskedPath() ?? '')
  if (words === '') return null
  const openHere = (event: MouseEvent<HTMLAnchorElement>) => {
    if (!isPlainClick(event)) return
    event.preventDefault()
    openSearch(words)
  }
  return (
    <p>
      <PageLink href={`/?q=${encodeURIComponent(words)}`} onClick={openHere}>
        Search for “{words}”
      </PageLink>
    </p>
  )
}
