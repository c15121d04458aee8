/** Whether the button that leads back to the top is shown. */
export interface BackToTopState {
  isShown: boolean
  /** True when the next scroll is none of the reader's own. */
  ignoresNext: boolean
}

/** What happens to the page: a scroll, in pixels from its top, or a change of its address. */
export type Movement = { kind: 'scroll'; position: number; previous: number } | { kind: 'arrival' }

/** The position, in pixels, from which on the button helps. */
const threshold = 300

/** The button on a page that has just been opened: the browser itself may scroll it first. */
export const initialBackToTop: BackToTopState = { isShown: false, ignoresNext: true }

/**
 * The button after a movement. It shows while the reader scrolls up and hides when they scroll down. An
 * arrival hides it, and so the scroll that the arrival brings does not count.
 */
export function followMovement(state: BackToTopState, movement: Movement): BackToTopState {
  if (movement.kind === 'arrival') return { isShown: false, ignoresNext: true }
  if (state.ignoresNext) return { ...state, ignoresNext: false }
  const { position, previous } = movement
  return { ...state, isShown: position < previous && position >= threshold }
}
