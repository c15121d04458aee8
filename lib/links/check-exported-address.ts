import { isExternalAddress } from '../pages/route'
import { quote } from '../problem/problem'
import { type AddressFault, checkAddress, type LinkTargets } from './check-address'

/** Where the site is published. */
export interface SitePlace {
  /** Path in front of every address: empty, or `/help`. */
  basePath: string
  /** The site's own origin, without a final slash: `https://help.example.com`. */
  siteUrl: string
}

/** The page on which an exported address stands. */
export interface ExportedFrom {
  route: string
  /** The ids on that page. */
  ids: ReadonlySet<string>
}

/**
 * An exported address in the form in which writers write it: from the root of the site, without
 * origin and base path. Addresses on other hosts, relative addresses and `#id` stay as they are.
 *
 * @returns `undefined` for an address of our own host that does not stand below the base path
 */
export function toSiteAddress(url: string, { basePath, siteUrl }: SitePlace): string | undefined {
  const address = stripOrigin(url, siteUrl)
  if (basePath === '' || isExternalAddress(address) || !address.startsWith('/')) return address
  const rest = address.slice(basePath.length)
  if (!address.startsWith(basePath) || !/^([/?#]|$)/.test(rest)) return undefined
  return rest.startsWith('/') ? rest : `/${rest}`
}

/**
 * Checks an address of an exported page as `checkAddress` does, after taking off the base path and
 * our own origin. An address of our own host without the base path is a fault.
 */
export function checkExportedAddress(
  url: string,
  from: ExportedFrom,
  targets: LinkTargets,
  site: SitePlace,
): AddressFault | undefined {
  const address = toSiteAddress(url, site)
  if (address !== undefined) return checkAddress(address, from.route, targets, from.ids)
  return describeMissingBasePath(url, from, targets, site)
}

/** The host decides, not the scheme: `http://` and `//` lead to the same pages. */
function stripOrigin(url: string, siteUrl: string): string {
  if (!isExternalAddress(url) || !URL.canParse(url, siteUrl)) return url
  const { host, pathname, search, hash } = new URL(url, siteUrl)
  return host === new URL(siteUrl).host ? `${pathname}${search}${hash}` : url
}

function describeMissingBasePath(
  url: string,
  from: ExportedFrom,
  targets: LinkTargets,
  { basePath, siteUrl }: SitePlace,
): AddressFault {
  const origin = isExternalAddress(url) ? new URL(siteUrl).origin : ''
  const address = stripOrigin(url, siteUrl)
  const leadsSomewhere = checkAddress(address, from.route, targets, from.ids) === undefined
  return {
    found: `${quote(url)}, which lacks the base path ${quote(basePath)}`,
    expected: `an address that starts with ${quote(`${origin}${basePath}/`)}`,
    nearest: leadsSomewhere ? `${origin}${basePath}${address}` : undefined,
  }
}
