/**
 * Gives the focus to an element that cannot have it otherwise, for a moment: the next Tab goes on from there.
 */
export function focusElement(element: HTMLElement): void {
  element.setAttribute('tabindex', '-1')
  element.focus({ preventScroll: true })
  element.removeAttribute('tabindex')
}
