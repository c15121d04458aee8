import { type RefObject, useRef } from 'react'
import { useBrowserLayoutEffect } from '../navigation/use-browser-layout-effect'

/**
 * Gives the focus to the button that takes the place of a link when the page becomes interactive, if the
 * reader had reached the link by then.
 *
 * @param box the element around the link or button
 */
export function useKeptFocus(box: RefObject<HTMLElement | null>, isHydrated: boolean): void {
  const hadFocus = useRef(false)
  useBrowserLayoutEffect(() => {
    if (!isHydrated) hadFocus.current = box.current?.contains(document.activeElement) === true
    else if (hadFocus.current) box.current?.querySelector('button')?.focus()
  }, [box, isHydrated])
}
