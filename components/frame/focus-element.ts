/**
 * Gives the focus to an element that cannot have it otherwise, for a moment: the next Tab goes on from there.
 */
export function focusElement(element: HTMLElement): void {
  element.setAttribute('tabindex', '-1')
  element.focus({ preventScroll: true })
  element.removeAttribute('tabindex')
}

/**
 * Gives the focus to an element that cannot have it otherwise, until the reader goes on: a screen reader reads on
 * from there. No ring is drawn around it, as nothing can be pressed.
 */
export function focusUntilLeft(element: HTMLElement): void {
  element.setAttribute('tabindex', '-1')
  element.addEventListener('blur', () => element.removeAttribute('tabindex'), { once: true })
  element.focus({ preventScroll: true })
}
