/** Where something lies within a row that scrolls sideways, in pixels from the start of the row. */
export interface Extent {
  start: number
  size: number
}

/**
 * How far a row of tabs has to be scrolled so that one of its tabs is in sight, in pixels: as far as it is
 * already if the tab can be seen. Of a tab that is wider than the row, the start is in sight.
 *
 * @param view the part of the row that can be seen
 */
export function revealTab(view: Extent, tab: Extent): number {
  const least = tab.start + tab.size - view.size
  return Math.min(tab.start, Math.max(view.start, least))
}
