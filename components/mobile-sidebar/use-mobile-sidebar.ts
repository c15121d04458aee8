import { useEffect, useRef, useState } from 'react'
import { useBackClosing } from './use-back-closing'

/**
 * The state of the menu of narrow screens. The panel is the browser's own modal dialog, which keeps the
 * focus inside, closes on Escape and gives the focus back. The page behind does not scroll. It closes when
 * the window gets wide enough for the bar, and by going back.
 */
export function useMobileSidebar(isDesktop: boolean | undefined) {
  const dialog = useRef<HTMLDialogElement>(null)
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
    if (!isOpen) panel?.close()
    return () => {
      document.body.style.overflow = 'visible'
    }
  }, [isOpen])

  return { dialog, isOpen, open: () => setIsOpen(true), close }
}
