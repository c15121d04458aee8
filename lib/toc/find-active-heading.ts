/** Where a heading stands in the window: the distance of its edges from the window's top, in pixels. */
export interface HeadingBox {
  top: number
  bottom: number
}

/** The window, in pixels. */
export interface HeadingWindow {
  /** What covers the top of the window. */
  offset: number
  windowHeight: number
}

/**
 * The heading whose part is being read: the first one below the offset when all of it is in the upper half
 * of the window, else the one before; the last one when all of them are above.
 *
 * @param boxes the headings in the order of the page
 * @returns the place of that heading among the boxes; `undefined` for none
 */
export function findActiveHeading(
  boxes: readonly HeadingBox[],
  { offset, windowHeight }: HeadingWindow,
): number | undefined {
  const next = boxes.findIndex(({ top }) => top >= offset)
  const box = boxes[next]
  const index = box ? next - (box.bottom < windowHeight / 2 ? 0 : 1) : boxes.length - 1
  return index < 0 ? undefined : index
}
