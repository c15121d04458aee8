/** Where an element stands in the window: the distance of its edges from the window's top, in pixels. */
export interface ElementBox {
  top: number
  bottom: number
}

/** The window, in pixels. */
export interface CoveredWindow {
  /** How much of its top the navbar covers. */
  covered: number
  windowHeight: number
}

/** What stays free between the navbar and the element, in pixels. */
const gap = 8

/**
 * How far the page has to scroll for an element that lies under the navbar, wholly or in part, to stand below
 * it.
 *
 * @returns a distance in pixels, less than 0, which is upwards; 0 for an element that is not under the navbar,
 * and for one that is higher than the room below it
 */
export function findUncoveringScroll(
  { top, bottom }: ElementBox,
  { covered, windowHeight }: CoveredWindow,
): number {
  const isUnder = top < covered && bottom > 0
  const fits = bottom - top <= windowHeight - covered - gap
  return isUnder && fits ? top - covered - gap : 0
}
