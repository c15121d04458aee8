import { missingRestAttribute } from '../frame/rest-of-page'

/** How long a place may take to come to the page after the address has changed, in milliseconds. */
const patience = 2000

/**
 * The element that a result leads to, once it is on the page, and for a page as a whole once all of it is there or has
 * taken too long; `undefined` if it does not come, or if the reader goes elsewhere meanwhile.
 *
 * @param id of a heading; empty for the page as a whole, whose title is its place
 */
export async function waitForTarget(id: string): Promise<HTMLElement | undefined> {
  const end = performance.now() + patience
  const { href } = window.location
  while (performance.now() < end && window.location.href === href) {
    const target = id === '' ? findWholePage() : document.getElementById(id)
    if (target) return target
    await new Promise((resolve) => setTimeout(resolve, 50))
  }
  return id === '' && window.location.href === href ? findTitle() : undefined
}

/** The title of the page, when all of the page is there. */
function findWholePage(): HTMLElement | undefined {
  return document.querySelector(`[${missingRestAttribute}]`) ? undefined : findTitle()
}

function findTitle(): HTMLElement | undefined {
  return document.querySelector('h1') ?? undefined
}
