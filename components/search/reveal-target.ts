import { focusUntilLeft } from '../frame/focus-element'
import { openBlock } from './open-block'

/**
 * Brings an element into sight and gives it the focus. Folded blocks and tabs that hold it are opened. For the
 * title of a page, that is the top of the page.
 */
export async function revealTarget(target: HTMLElement): Promise<void> {
  if (openAround(target)) await waitForPaint()
  if (target.tagName === 'H1') window.scrollTo(0, 0)
  else target.scrollIntoView()
  focusUntilLeft(target)
}

/** Opens what hides an element. True if something was closed. */
function openAround(target: HTMLElement): boolean {
  let hasOpened = false
  for (let element = target.parentElement; element; element = element.parentElement) {
    if (element instanceof HTMLDetailsElement && !element.open) {
      openBlock(element)
      hasOpened = true
    }
    if (element.getAttribute('role') === 'tabpanel' && element.hidden) {
      pressTab(element)
      hasOpened = true
    }
  }
  return hasOpened
}

function pressTab(panel: HTMLElement): void {
  const tab = document.getElementById(panel.getAttribute('aria-labelledby') ?? '')
  tab?.click()
}

/** React shows the panel of a pressed tab with a delay. */
function waitForPaint(): Promise<unknown> {
  return new Promise((resolve) => requestAnimationFrame(resolve))
}
