import { hasFileEnding, isExternalAddress, splitAddress, toRoute } from '../pages/route'
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
 * @param url the address as written
 * @param from the route of the page on which it stands, for addresses of the form `#id`
 * @returns what is wrong, or `undefined` when the address is right
 */
export function checkAddress(url: string, from: string, targets: LinkTargets): AddressFault | undefined {
  if (isExternalAddress(url)) return undefined
  const { path, hash } = splitAddress(url)
  if (path === '' && hash === '') {
    return { found: `the address ${quote(url)}`, expected: 'an address of a page, a file or an id' }
  }
  if (path === '') return checkHash(url, from, hash, targets)
  if (!path.startsWith('/')) return describeRelative(url, from, targets)
  const plainPath = decodePath(path)
  if (plainPath === undefined) {
    return {
      found: `the address ${quote(url)}`,
      expected: 'a percent sign only in front of two hexadecimal digits',
    }
  }
  if (targets.files.has(plainPath)) return undefined
  const route = toRoute(plainPath)
  if (targets.pages.has(route)) return checkHash(url, route, hash, targets)
  const redirectTarget = targets.redirects.get(route)
  if (redirectTarget !== undefined)
    return checkHash(url, toRoute(splitAddress(redirectTarget).path), hash, targets)
  return describeMissing(url, plainPath, targets)
}

function decodePath(path: string): string | undefined {
  try {
    return decodeURIComponent(path)
  } catch {
    return undefined
  }
}

function checkHash(url: string, route: string, hash: string, targets: LinkTargets): AddressFault | undefined {
  const ids = targets.pages.get(route)
  const id = decodePath(hash.slice(1)) ?? hash.slice(1)
  // The top of the page is a target of its own: https://html.spec.whatwg.org/#the-indicated-part-of-the-document
  if (!ids || id === '' || id === 'top' || ids.has(id)) return undefined
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
  const resolved = new URL(url.replace(/\.mdx?(?=[?#]|$)/, ''), `https://site${from}`)
  const beside = new URL(
    `../${url.replace(/^\.\//, '').replace(/\.mdx?(?=[?#]|$)/, '')}`,
    `https://site${from}`,
  )
  const existing = [beside, resolved].find(({ pathname }) => isKnown(decodeURIComponent(pathname), targets))
  const guess = existing ? `${existing.pathname}${existing.search}${existing.hash}` : undefined
  return {
    found: `the relative address ${quote(url)}, which leads elsewhere when the page is opened without its final slash`,
    expected: 'an address that starts with a slash',
    nearest: guess && (hasFileEnding(guess) ? guess : canonical(guess)),
  }
}

function canonical(url: string): string {
  const { path, query, hash } = splitAddress(url)
  return `${toRoute(path)}${query}${hash}`
}

function isKnown(path: string, targets: LinkTargets): boolean {
  return targets.files.has(path) || targets.pages.has(toRoute(path))
}

function describeMissing(url: string, path: string, targets: LinkTargets): AddressFault {
  const isFile = hasFileEnding(path)
  const candidates = isFile ? targets.files : targets.pages.keys()
  const nearest = findNearest(isFile ? path : toRoute(path), candidates)
  const { query, hash } = splitAddress(url)
  const sameButCase =
    nearest !== undefined && nearest.toLowerCase() === (isFile ? path : toRoute(path)).toLowerCase()
  return {
    found: `${quote(url)}, ${sameButCase ? 'which differs from an existing address in letter case' : `which no ${isFile ? 'file' : 'page'} answers`}`,
    expected: sameButCase
      ? 'the same letter case'
      : `the address of a ${isFile ? 'file' : 'page'} that exists`,
    nearest: nearest && `${nearest}${query}${hash}`,
  }
}
