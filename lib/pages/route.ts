/**
 * Routes are the site's addresses in one spelling: a path from the root of the site, without base
 * path, query and hash, with a final slash, in plain text (not percent-encoded): `/docs/intro/`.
 */

/** The folder of all pages, from the root of the project. */
export const pagesFolder = 'pages'

/** The route of a path: adds the final slash that the canonical form has. */
export function toRoute(path: string): string {
  return path.endsWith('/') ? path : `${path}/`
}

/** The route that a page file answers: `pages/docs/index.mdx` → `/docs/`. */
export function fileToRoute(file: string): string {
  const path = file
    .replace(/^pages/, '')
    .replace(/\.mdx?$/, '')
    .replace(/\/index$/, '')
  return toRoute(path)
}

/** The file in which a new page with this route belongs: `/docs/intro/` → `pages/docs/intro.mdx`. */
export function routeToFile(route: string): string {
  // A file of the name `index` is the page of its folder.
  const path = /(^|\/index)\/$/.test(route) ? `${route}index` : route.replace(/\/$/, '')
  return `${pagesFolder}${path}.mdx`
}

/** The files that answer a route, if they are there; the first is the one in which a new page belongs. */
export function listFilesOf(route: string): string[] {
  const path = `${pagesFolder}${route.slice(0, -1)}`
  const files = ['', '/index'].flatMap((name) => ['.mdx', '.md'].map((ending) => `${path}${name}${ending}`))
  return [...new Set([routeToFile(route), ...files])]
}

/** The file of the export that holds a route: `/docs/intro/` → `docs/intro/index.html`. */
export function routeToExportFile(route: string): string {
  return `${route.slice(1)}index.html`
}

/** True for pages that exist for errors and are no address of their own. */
export function isErrorRoute(route: string): boolean {
  return route === '/404/' || route === '/500/'
}

/** An address in a link, taken apart. Every part is as written; `path` has neither query nor hash. */
export interface AddressParts {
  path: string
  query: string
  hash: string
}

/** Takes an address apart. `query` starts with `?` and `hash` with `#`; both may be empty. */
export function splitAddress(address: string): AddressParts {
  const hashStart = address.indexOf('#')
  const beforeHash = hashStart < 0 ? address : address.slice(0, hashStart)
  const hash = hashStart < 0 ? '' : address.slice(hashStart)
  const queryStart = beforeHash.indexOf('?')
  if (queryStart < 0) return { path: beforeHash, query: '', hash }
  return { path: beforeHash.slice(0, queryStart), query: beforeHash.slice(queryStart), hash }
}

/** A path in plain text; `undefined` when a percent sign in it does not encode a character. */
export function decodePath(path: string): string | undefined {
  try {
    return decodeURIComponent(path)
  } catch {
    return undefined
  }
}

/** An address in the form in which a browser asks for it. Half a character, which has no encoding, is replaced. */
export function encodeAddress(address: string): string {
  return encodeURI(address.toWellFormed())
}

/**
 * False for a path that leads elsewhere than it seems to (a part of it is `.` or `..`, also percent-encoded),
 * and for one with characters that no file name can hold.
 */
export function isSafePath(path: string): boolean {
  const plain = decodePath(path) ?? path
  return !/[\p{Cc}\p{Cs}]/u.test(plain) && !plain.split('/').some((part) => part === '.' || part === '..')
}

/** True for addresses with a scheme (`https:`, `mailto:`) or another host (`//example.com`). */
export function isExternalAddress(address: string): boolean {
  return /^[a-z][a-z0-9+.-]*:/i.test(address) || address.startsWith('//')
}

/** True for an address on a host of its own, which opens in a new tab: `https://example.com`. */
export function isHostAddress(address: string): boolean {
  return /^(https?:)?\/\//i.test(address)
}

/**
 * What a link has as `href`: addresses of pages and files of this site come in their canonical spelling and behind the
 * base path; all others stay as they are.
 *
 * @param basePath path in front of every address of the site; may be empty
 */
export function composeHref(address: string, basePath: string): string {
  return address.startsWith('/') && !isExternalAddress(address)
    ? `${basePath}${toCanonicalAddress(address)}`
    : address
}

/** True when the last part of a path looks like a file's name: `/files/binbar.graphql`. */
export function hasFileEnding(path: string): boolean {
  return /\.[a-z][a-z0-9]*$/i.test(path)
}

/**
 * The canonical spelling of an internal address: the path gets its final slash, also when its last
 * part holds a dot (`/docs/client-application/release-notes/0.1.0`). Files, same-page anchors and
 * external addresses stay as they are.
 */
export function toCanonicalAddress(address: string): string {
  if (!address.startsWith('/') || isExternalAddress(address)) return address
  const { path, query, hash } = splitAddress(address)
  return hasFileEnding(path) ? address : `${toRoute(path)}${query}${hash}`
}

/**
 * True when an address shows the same page as another one, in another query alone. Both are from the root of
 * the site and may have a query and a hash; the final slash makes no difference.
 */
export function differsInQueryAlone(address: string, other: string): boolean {
  const [one, two] = [splitAddress(address), splitAddress(other)]
  return toRoute(one.path) === toRoute(two.path) && one.hash === two.hash && one.query !== two.query
}
