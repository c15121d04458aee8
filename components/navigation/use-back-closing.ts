import { useEffect, useRef } from 'react'
import { coverPage, noteEntry, noteLoadedEntry } from './history-steps'
import { useLocationChange } from './use-location-change'

/**
 * While something covers the page, going back closes it and nothing else, also on a page that was opened first
 * in its tab. What is covered twice is closed one after the other, the topmost first.
 */
export function useBackClosing(isOpen: boolean, close: () => void): void {
  const current = useRef(close)
  useEffect(() => {
    current.current = close
  })
  useEffect(noteLoadedEntry, [])
  useEffect(() => (isOpen ? coverPage(() => current.current()) : undefined), [isOpen])
  useLocationChange(noteEntry)
}
