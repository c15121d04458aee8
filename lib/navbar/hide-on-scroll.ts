/** Whether the navbar is in sight. */
export interface NavbarState {
  isVisible: boolean
  /** Where an arrival at a heading has brought the page: neither that scroll nor the one after it is a wish. */
  arrival?: number
}

/** One scroll of the page. All lengths are in pixels. */
export interface NavbarScroll {
  position: number
  previous: number
  navbarHeight: number
  windowHeight: number
  documentHeight: number
}

/**
 * The navbar after a scroll. Near the top it is in sight; further down it hides on the way down and comes
 * back on the way up, except in the last stretch of the page, as long as the navbar is high: there the
 * bouncing of a phone's page end would bring it back. A jump from the very top does not hide it, since it
 * may be the browser's own.
 */
export function followScroll(state: NavbarState, scroll: NavbarScroll): NavbarState {
  const { position, previous, navbarHeight, windowHeight, documentHeight } = scroll
  if (position < navbarHeight) return { ...state, isVisible: true }
  if (position === state.arrival) return state
  if (state.arrival !== undefined) return { isVisible: state.isVisible }
  if (previous > 0 && position >= previous) return { ...state, isVisible: false }
  const isAboveEnd = position + windowHeight < documentHeight - navbarHeight
  return isAboveEnd ? { ...state, isVisible: true } : state
}

/**
 * The navbar after a change of the address.
 *
 * @param arrival where the page stands, in pixels from its top, when the hash names an element that it has
 */
export function followLocation(arrival?: number): NavbarState {
  return arrival === undefined ? { isVisible: true } : { isVisible: false, arrival }
}
