import { useCallback, useEffect, useRef, useState } from 'react'
import { lockScroll } from '../navigation/lock-scroll'
import { useBackClosing } from '../navigation/use-back-closing'
import { useLocationChange } from '../navigation/use-location-change'
import { revealOpenPage } from '../sidebar/use-sidebar-scroll'

/**
 * The state of the menu of narrow screens. The panel is the browser's own modal dialog, which keeps the
 * focus inside and closes on Escape. The focus goes back to the button that opened it, also where a press
 * leaves no focus on buttons, as in Safari. The page behind does not scroll. It closes when the window gets
 * wide enough for the bar, by going back, and when the search over it leads elsewhere.
 */
export function useMobileSidebar(isDesktop: boolean | undefined) {
  const [dialog, setDialog] = useState<HTMLDialogElement | null>(null)
  const toggle = useRef<HTMLButtonElement>(null)
  const [isOpen, setIsOpen] = useState(false)
  const close = useCallback(() => setIsOpen(false), [])
  useBackClosing(isOpen, close)
  useLocationChange(close)

  useEffect(() => {
    if (isDesktop) setIsOpen(false)
  }, [isDesktop])
  useEffect(() => {
    // The panel comes a moment after the button, which may have been pressed by then.
    if (isOpen && dialog && !dialog.open) {
      dialog.showModal()
      const docsMenu = dialog.querySelector<HTMLElement>('[data-docs-menu]')
      if (docsMenu) revealOpenPage(docsMenu)
    }
    if (!isOpen && dialog?.open) {
      dialog.close()
      toggle.current?.focus({ preventScroll: true })
    }
    return isOpen && dialog ? lockScroll() : undefined
  }, [isOpen, dialog])

  return { setDialog, toggle, isOpen, open: () => setIsOpen(true), close }
}
