import { useRouter } from 'next/router'
import type { MouseEvent } from 'react'
import { readAddressWords } from '../../lib/search/read-address-words'
import { isPlainClick } from '../../lib/sidebar/is-plain-click'
import { PageLink } from '../mdx/page-link'
import { useAddress } from '../navigation/use-address'
import { useHydrated } from '../navigation/use-hydrated'
import { openSearch } from '../search/search-store'

/** On the page that stands in for a missing one: the search with the words of the address that was asked for. */
export function AddressSearch() {
  const { basePath } = useRouter()
  // One file stands in for all addresses: which one was asked for is known in the browser alone.
  const isHydrated = useHydrated()
  const { path } = useAddress()
  const words = readAddressWords(path.slice(basePath.length))
  if (!isHydrated || words === '') return null
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
