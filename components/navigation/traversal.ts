// A step that only takes away what covers the page is kept from all who listen later.
import './history-steps'

/** Whether the last way that the reader went was back or forward. */
let isGoingBack = false

/**
 * True from a step back or forward until the reader follows something else: a link, or what the Enter key stands for.
 * One step can be reported several times, by the browser and by the router, and the page that it leads to may take a
 * while, in which the reader presses other keys.
 */
export function isTraversal(): boolean {
  return isGoingBack
}

function noteStep(): void {
  isGoingBack = true
}

function noteClick({ target }: Event): void {
  if (target instanceof Element && target.closest('a[href]')) isGoingBack = false
}

function noteKey({ key }: KeyboardEvent): void {
  if (key === 'Enter') isGoingBack = false
}

// As soon as this file has arrived, so that no step is missed. In the browser alone.
if (typeof window !== 'undefined') {
  window.addEventListener('popstate', noteStep, { capture: true })
  window.addEventListener('click', noteClick, { capture: true })
  window.addEventListener('keydown', noteKey, { capture: true })
}
