import { useEffect, useRef } from 'react'
import { coverPage } from './history-steps'

/**
 * While something covers the page, going back or forward closes it and nothing else: the browser is sent
 * back to the entry that it left, and nobody else hears of either step. What is covered twice is closed one
 * after the other, the topmost first.
 */
export function useBackClosing(isOpen: boolean, close: () => void): void {
  const current = useRef(close)
  useEffect(() => {
    current.current = close
  })
  useEffect(() => (isOpen ? coverPage(() => current.current()) : undefined), [isOpen])
}
