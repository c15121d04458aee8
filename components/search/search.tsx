import { useBackClosing } from '../navigation/use-back-closing'
import { useLocationChange } from '../navigation/use-location-change'
import { SearchButton } from './search-button'
import { SearchPlace } from './search-place'
import { closeSearch, useSearchState } from './search-store'
import { useLinkedQuery } from './use-linked-query'
import { useSearchShortcut } from './use-search-shortcut'

/** The search of the site, as it stands in the bar: the button, the keys, and the dialog that they open. */
export function Search() {
  const { isOpen } = useSearchState()
  useSearchShortcut(isOpen)
  useLinkedQuery()
  useBackClosing(isOpen, closeSearch)
  useLocationChange(({ isOtherPage }) => {
    if (isOtherPage) closeSearch()
  })
  return (
    <>
      <SearchButton />
      {isOpen && <SearchPlace />}
    </>
  )
}
