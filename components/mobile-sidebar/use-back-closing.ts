import { useEffect, useRef } from 'react'

/**
 * While something covers the page, going back or forward closes it and nothing else: the browser is sent
 * back to the entry that it left, and the router hears of neither step.
 */
export function useBackClosing(isOpen: boolean, close: () => void): void {
  const current = useRef({ isOpen, close })
  useEffect(() => {
    current.current = { isOpen, close }
  })
  useEffect(() => {
    let isReturning = false
    let place = readPlace()
    const intercept = (event: PopStateEvent) => {
      if (isReturning) {
        isReturning = false
        event.stopImmediatePropagation()
      } else if (current.current.isOpen) {
        event.stopImmediatePropagation()
        isReturning = true
        current.current.close()
        const isForward = readPlace() > place
        window.history.go(isForward ? -1 : 1)
      }
    }
    const rememberPlace = () => {
      if (!isReturning) place = readPlace()
    }
    window.addEventListener('popstate', intercept, { capture: true })
    document.addEventListener('click', rememberPlace, { capture: true })
    return () => {
      window.removeEventListener('popstate', intercept, { capture: true })
      document.removeEventListener('click', rememberPlace, { capture: true })
    }
  }, [])
}

/** The place of the open entry in the history of the tab. Browsers that do not tell it are taken to go back. */
function readPlace(): number {
  return (
    (window as { navigation?: { currentEntry?: { index: number } } }).navigation?.currentEntry?.index ?? 0
  )
}
