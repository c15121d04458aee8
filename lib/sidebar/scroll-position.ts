/** The key under which the browser keeps, for the length of its session, how far the sidebar is scrolled. */
export const scrollPositionKey = 'sidebar.scroll'

/** How far the sidebar was scrolled, and where. */
export interface KeptScrollPosition {
  /** The canonical route of the page. */
  page: string
  /** In pixels from the top of the entries. */
  position: number
}

/** Reads a position that was kept as JSON; `undefined` for anything else. */
export function parseScrollPosition(text: string | undefined): KeptScrollPosition | undefined {
  try {
    const { page, position } = JSON.parse(text ?? '') ?? {}
    const isValid = typeof page === 'string' && Number.isFinite(position) && position >= 0
    return isValid ? { page, position } : undefined
  } catch {
    return undefined
  }
}

/** A span on the screen, in pixels from the top of the window. */
export interface Span {
  top: number
  bottom: number
}

/**
 * How far a list has to scroll so that one of its entries is seen: in the middle, if it is not in view now;
 * 0 if it is. In pixels; negative for upwards.
 */
export function findScrollDistance(list: Span, entry: Span): number {
  if (entry.top >= list.top && entry.bottom <= list.bottom) return 0
  return Math.round((entry.top + entry.bottom - list.top - list.bottom) / 2)
}
