import { type RefObject, useLayoutEffect, useRef } from 'react'

/**
 * A `dialog` that is modal for as long as it is on the page. The browser keeps the focus inside and gives it
 * back; the page behind does not scroll.
 */
export function useModalDialog(): RefObject<HTMLDialogElement> {
  const dialog = useRef<HTMLDialogElement>(null)
  useLayoutEffect(() => {
    const element = dialog.current
    document.body.style.overflow = 'hidden'
    element?.showModal()
    return () => {
      document.body.style.overflow = 'visible'
      element?.close()
    }
  }, [])
  return dialog
}
