import { hasFileEnding, toCanonicalAddress } from '../pages/route'

/** The parts of a link in a page by which a browser follows it. */
export type LinkParts = Pick<
  HTMLAnchorElement,
  'origin' | 'pathname' | 'search' | 'hash' | 'target' | 'getAttribute' | 'hasAttribute'
>

/** Where the site is. */
export interface SitePlace {
  /** Such as `https://help.example.com`. */
  origin: string
  /** Path in front of every address of the site; may be empty. */
  basePath: string
}

/**
 * The address of the page that a link leads to, from the root of the site, in its canonical spelling. `undefined` for
 * what a browser has to follow by itself: other hosts, what lies beside the site, other tabs and languages (which name
 * a target), files, and places on the same page that are written as such.
 */
export function findPageAddress(link: LinkParts, { origin, basePath }: SitePlace): string | undefined {
  const { pathname, search, hash, target } = link
  if (link.origin !== origin || target !== '' || link.hasAttribute('download')) return undefined
  if (link.getAttribute('href')?.startsWith('#')) return undefined
  if (!`${pathname}/`.startsWith(`${basePath}/`)) return undefined
  const path = pathname.slice(basePath.length) || '/'
  return hasFileEnding(path) ? undefined : toCanonicalAddress(`${path}${search}${hash}`)
}
