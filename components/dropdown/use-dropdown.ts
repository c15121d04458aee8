import { type KeyboardEvent, useEffect, useRef, useState } from 'react'
import { useLocationChange } from '../navigation/use-location-change'

/**
 * The state of a menu that folds out of the bar. It opens and closes by its trigger; a press or the focus
 * anywhere else closes it, so does the pointer on another menu, so does Escape, which brings the focus back to
 * the trigger, and so does another page. Hovering is left to CSS; Escape ends that, too, until the pointer comes back:
 * https://www.w3.org/WAI/WCAG22/Understanding/content-on-hover-or-focus.html
 */
export function useDropdown() {
  const root = useRef<HTMLDivElement>(null)
  const [isOpen, setIsOpen] = useState(false)
  const [isHovered, setIsHovered] = useState(false)
  const [isDismissed, setIsDismissed] = useState(false)

  useLocationChange(() => setIsOpen(false))
  useEffect(() => {
    if (!isOpen) return
    const closeFromOutside = ({ target }: Event) => {
      if (!root.current?.contains(target as Node)) setIsOpen(false)
    }
    const closeForAnother = ({ target }: Event) => {
      const hovered = (target as Element).closest('[data-dismissed]')
      if (hovered && hovered !== root.current) setIsOpen(false)
    }
    const outside = ['mousedown', 'touchstart', 'focusin'] as const
    for (const type of outside) document.addEventListener(type, closeFromOutside)
    document.addEventListener('pointerover', closeForAnother)
    return () => {
      document.removeEventListener('pointerover', closeForAnother)
      for (const type of outside) document.removeEventListener(type, closeFromOutside)
    }
  }, [isOpen])
  useEffect(() => {
    if (!isOpen && !isHovered) return
    const closeByEscape = (event: globalThis.KeyboardEvent) => {
      if (event.key !== 'Escape') return
      if (root.current?.contains(document.activeElement)) {
        root.current.querySelector<HTMLElement>('[aria-haspopup]')?.focus()
      }
      setIsOpen(false)
      setIsDismissed(true)
    }
    document.addEventListener('keydown', closeByEscape)
    return () => document.removeEventListener('keydown', closeByEscape)
  }, [isOpen, isHovered])

  const toggle = () => setIsOpen((before) => !before)
  return {
    isOpen,
    toggle,
    /** What the element around trigger and menu needs. */
    rootAttributes: {
      ref: root,
      'data-open': isOpen,
      'data-dismissed': isDismissed,
      onPointerEnter: () => {
        setIsHovered(true)
        setIsDismissed(false)
      },
      onPointerLeave: () => {
        setIsHovered(false)
        setIsDismissed(false)
      },
    },
    /** For a trigger that is a link: a key opens the menu, a click follows the link. */
    toggleByKey: (event: KeyboardEvent) => {
      if (event.key !== 'Enter' && event.key !== ' ') return
      event.preventDefault()
      toggle()
    },
  }
}
