// A step that only takes away what covers the page is kept from all who listen later.
import './history-steps'

/** Whether the last thing that the reader did was to go back or forward. */
let isGoingBack = false

/**
 * True from a step back or forward until what the reader does next. One step can be reported several times, by the
 * browser and by the router.
 */
export function isTraversal(): boolean {
  return isGoingBack
}

// As soon as this file has arrived, so that no step is missed. In the browser alone.
if (typeof window !== 'undefined') {
  const note = (value: boolean) => () => {
    isGoingBack = value
  }
  window.addEventListener('popstate', note(true), { capture: true })
  for (const type of ['click', 'keydown']) window.addEventListener(type, note(false), { capture: true })
}
