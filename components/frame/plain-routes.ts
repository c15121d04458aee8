/*
 * Stands in the browser where the router of Next.js has modules for what this site has not
 * (`markdown/leave-out-router-parts.ts`): each address is that of one page, pages are fetched ahead when the reader
 * turns to a link, and no page uses `next/script` or `next/image`.
 */

/** No route has a part to fill in. */
export function isDynamicRoute(): boolean {
  return false
}

/** What a route matches, of which the router asks for the parts to fill in. */
export function getRouteRegex(): { groups: Record<string, never> } {
  return { groups: {} }
}

/** The client of Next.js calls this once, with the scripts that pages ask for. */
export function initScriptLoader(): void {}

/** Robots get the same as readers. */
export function isBot(): boolean {
  return false
}

/** No error of this router sends the reader to another page. */
export function isNextRouterError(): boolean {
  return false
}

/** No picture asks for its settings. */
export const imageConfigDefault = {}
