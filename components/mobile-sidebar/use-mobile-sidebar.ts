import { useEffect, useRef, useState } from 'react'
import { useBackClosing } from '../navigation/use-back-closing'

/**
 * The state of the menu of narrow screens. The panel is the browser's own modal dialog, which keeps the
 * focus inside and closes on Escape. The focus goes back to the button that opened it, also where a press
 * leaves no focus on buttons, as in Safari. The page behind does not scroll. It closes when the window gets
 * wide enough for the bar, and by going back.
 */
export function useMobileSidebar(isDesktop: boolean | undefined) {
  const dialog = useRef<HTMLDialogElement>(null)
  const toggle = useRef<HTMLButtonElement>(null)
  const [isOpen, setIsOpen] = useState(false)
  const close = () => setIsOpen(false)
  useBackClosing(isOpen, close)

  useEffect(() => {
    if (isDesktop) setIsOpen(false)
  }, [isDesktop])
  useEffect(() => {
    document.body.style.overflow = isOpen ? 'hidden' : 'visible'
    const panel = dialog.current
    if (isOpen && panel && !panel.open) panel.showModal()
    if (!isOpen && panel?.open) {
      panel.close()
      toggle.current?.focus({ preventScroll: true })
    }
    return () => {
      document.body.style.overflow = 'visible'
    }
  }, [isOpen])

  return { dialog, toggle, isOpen, open: () => setIsOpen(true), close }
}
