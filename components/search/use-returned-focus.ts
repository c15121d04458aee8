import { useEffect } from 'react'

/**
 * When a part goes away, the focus is where it was when the part came. A dialog does that by itself, unless it
 * was opened from something that is gone.
 */
export function useReturnedFocus(): void {
  useEffect(() => {
    const before = document.activeElement
    return () => {
      const isLost = document.activeElement === null || document.activeElement === document.body
      if (isLost && before instanceof HTMLElement) before.focus({ preventScroll: true })
    }
  }, [])
}
