import {
  decodePath,
  encodeAddress,
  hasFileEnding,
  isErrorRoute,
  isExternalAddress,
  splitAddress,
  toCanonicalAddress,
  toRoute,
} from '../pages/route'
import { findNearest } from '../problem/find-nearest'
import { type Problem, quote } from '../problem/problem'

/** Everything on the site that an address can lead to. Paths are plain text and have no base path. */
export interface LinkTargets {
  /** Each page's route, and the ids on that page. */
  pages: ReadonlyMap<string, ReadonlySet<string>>
  /** Each file that is served as it is, from the root of the site: `/favicon.svg`. */
  files: ReadonlySet<string>
  /** Each redirect's source route, and where it leads. */
  redirects: ReadonlyMap<string, string>
}

/** What is wrong with an address, without the place where it stands. */
export type AddressFault = Pick<Problem, 'found' | 'expected' | 'nearest'>

/**
 * Checks that an address leads to something that exists. Addresses on other hosts, `mailto:` and
 * the like are not looked at. Query strings and percent-encoding are understood.
 *
 * @param url the address as written, from the root of the site, without base path
 * @param from the route of the page on which it stands, for addresses of the form `#id`
 * @param ownIds the ids on that page, for a page that is no target of links itself
 * @returns what is wrong, or `undefined` when the address is right
 */
export function checkAddress(
  url: string,
  from: string,
  targets: LinkTargets,
  ownIds: ReadonlySet<string> | undefined = targets.pages.get(from),
): AddressFault | undefined {
  if (isExternalAddress(url)) return undefined
  if (url === '') {
    return { found: `the address ${quote(url)}`, expected: 'an address of a page, a file or an id' }
  }
  const { path, hash } = splitAddress(url)
  if (path === '') return checkHash(url, from, hash, ownIds)
  if (!path.startsWith('/')) return describeRelative(url, from, targets)
  const plainPath = decodePath(path)
  if (plainPath === undefined) {
    return {
      found: `the address ${quote(url)}`,
      expected: 'a percent sign only in front of two hexadecimal digits',
    }
  }
  if (isErrorRoute(toOwnerRoute(plainPath))) {
    return {
      found: `${quote(url)}, which is a page for errors`,
      expected: 'the address of a page that exists',
    }
  }
  if (targets.files.has(plainPath)) return undefined
  const route = toRoute(plainPath)
  const ids = targets.pages.get(route)
  if (ids) return checkHash(url, route, hash, ids)
  const redirectTarget = targets.redirects.get(route)
  if (redirectTarget !== undefined) return checkRedirectedHash(url, hash, redirectTarget, targets)
  return describeMissing(url, plainPath, targets)
}

/** A redirect hands the hash on, unless its target has a query or hash of its own (`redirectScript`). */
function checkRedirectedHash(
  url: string,
  hash: string,
  redirectTarget: string,
  targets: LinkTargets,
): AddressFault | undefined {
  const target = splitAddress(redirectTarget)
  if (target.query !== '' || target.hash !== '') return undefined
  const route = toRoute(decodePath(target.path) ?? target.path)
  return checkHash(url, route, hash, targets.pages.get(route))
}

function checkHash(
  url: string,
  route: string,
  hash: string,
  ids: ReadonlySet<string> | undefined,
): AddressFault | undefined {
  // A text fragment is for the browser and no part of the id: https://wicg.github.io/scroll-to-text-fragment/
  const writtenId = hash.slice(1).replace(/:~:.*$/, '')
  const id = decodePath(writtenId) ?? writtenId
  // The top of the page is a target of its own: https://html.spec.whatwg.org/#the-indicated-part-of-the-document
  if (!ids || id === '' || id.toLowerCase() === 'top' || ids.has(id) || ids.has(writtenId)) return undefined
  const [idBeforeQuery] = id.split('?')
  if (idBeforeQuery !== undefined && idBeforeQuery !== id && ids.has(idBeforeQuery)) {
    return {
      found: `a query after the hash in ${quote(url)}, which makes it a part of the id`,
      expected: 'the query in front of the hash',
      nearest: moveQuery(url),
    }
  }
  return {
    found: `${quote(url)}, but ${route} has no element with the id ${quote(id)}`,
    expected: 'the id of a heading or element of that page',
    nearest: withHash(url, findNearest(id, ids)),
  }
}

function moveQuery(url: string): string {
  const { path, query, hash } = splitAddress(url)
  const queryStart = hash.indexOf('?')
  return `${path}${query}${hash.slice(queryStart)}${hash.slice(0, queryStart)}`
}

function withHash(url: string, id: string | undefined): string | undefined {
  if (id === undefined) return undefined
  const { path, query } = splitAddress(url)
  return `${path}${query}#${id}`
}

function describeRelative(url: string, from: string, targets: LinkTargets): AddressFault {
  const plain = url.replace(/\.mdx?(?=[?#]|$)/, '')
  const existing = [`../${plain}`, plain]
    .map((address) => resolve(address, from))
    .filter((address) => address !== undefined)
    .find((address) => isKnown(splitAddress(address).path, targets))
  return {
    found: `the relative address ${quote(url)}, which leads elsewhere when the page is opened without its final slash`,
    expected: 'an address that starts with a slash',
    nearest: existing && toCanonicalAddress(existing),
  }
}

/** A relative address from the root of the site; `undefined` when no browser could make one of it. */
function resolve(address: string, from: string): string | undefined {
  const base = `https://site${encodeAddress(from)}`
  if (!URL.canParse(address, base)) return undefined
  const { pathname, search, hash } = new URL(address, base)
  return `${pathname}${search}${hash}`
}

function isKnown(path: string, targets: LinkTargets): boolean {
  const plainPath = decodePath(path) ?? path
  return targets.files.has(plainPath) || targets.pages.has(toRoute(plainPath))
}

function describeMissing(url: string, path: string, targets: LinkTargets): AddressFault {
  const { query, hash } = splitAddress(url)
  const ownerRoute = toOwnerRoute(path)
  if (targets.pages.has(ownerRoute)) {
    return {
      found: `${quote(url)}, which names the file of a page`,
      expected: 'the address of the page',
      nearest: `${encodeAddress(ownerRoute)}${query}${hash}`,
    }
  }
  const isFile = hasFileEnding(path)
  const wanted = isFile ? path : toRoute(path)
  const nearest = findNearest(wanted, isFile ? targets.files : targets.pages.keys())
  const sameButCase = nearest?.toLowerCase() === wanted.toLowerCase()
  const kind = isFile ? 'file' : 'page'
  return {
    found: `${quote(url)}, ${sameButCase ? 'which differs from an existing address in letter case' : `which no ${kind} answers`}`,
    expected: sameButCase ? 'the same letter case' : `the address of a ${kind} that exists`,
    nearest: nearest && `${encodeAddress(nearest)}${query}${hash}`,
  }
}

/** The route of the page that a path to an MDX or HTML file belongs to. */
function toOwnerRoute(path: string): string {
  return toRoute(path.replace(/(\/index)?\.(mdx?|html)$/, ''))
}
