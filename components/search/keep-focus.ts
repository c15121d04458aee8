import type { MouseEvent } from 'react'

/** For a press of any button of the mouse, or a tap: the focus stays in the box, so that keys go on reaching it. */
export function keepFocus(event: MouseEvent): void {
  event.preventDefault()
}
