import { useEffect, useRef } from 'react'
import { useLocationChange } from '../navigation/use-location-change'
import { focusElement } from './focus-element'

/**
 * What happens for keyboards and screen readers when another page stands in the place of the one before: the
 * next Tab reaches the skip link, unless the reader went back, forward or to a heading. A link to the open page
 * itself leaves the focus where it is. The title is announced by Next.js, which would interrupt what is being
 * read; here it waits its turn.
 */
export function usePageChanges(): void {
  // With each page anew: Next.js makes the element after the first one, and fills it after this has run.
  useEffect(() => {
    const announcer = document.getElementById('__next-route-announcer__')
    announcer?.setAttribute('aria-live', 'polite')
    announcer?.setAttribute('role', 'status')
  })
  const address = useRef<string>()
  useEffect(() => {
    address.current = readAddress()
  }, [])
  useLocationChange(({ hash, isTraversal }) => {
    const isOtherAddress = address.current !== readAddress()
    address.current = readAddress()
    if (isOtherAddress && hash === '' && !isTraversal) focusElement(document.body)
  })
}

/** The address of the page with its query. */
function readAddress(): string {
  return window.location.pathname + window.location.search
}
