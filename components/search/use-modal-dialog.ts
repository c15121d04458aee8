import { type RefObject, useLayoutEffect, useRef } from 'react'
import { lockScroll } from '../navigation/lock-scroll'

/**
 * A `dialog` that is modal for as long as it is on the page. The browser keeps the focus inside and gives it
 * back; the page behind does not scroll.
 */
export function useModalDialog(): RefObject<HTMLDialogElement> {
  const dialog = useRef<HTMLDialogElement>(null)
  useLayoutEffect(() => {
    const element = dialog.current
    const unlockScroll = lockScroll()
    element?.showModal()
    return () => {
      unlockScroll()
      element?.close()
    }
  }, [])
  return dialog
}
