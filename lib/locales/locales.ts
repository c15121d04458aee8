import type { Locale } from './locales-schema'

/** What the addresses of a language start with: nothing for the first one, else its code. */
export function getLocalePath(locales: readonly Locale[], { code }: Locale): string {
  return locales[0]?.code === code ? '' : `/${code}`
}

/** An address of this site, taken apart. */
export interface Address {
  /** The path as the browser shows it, with the base path of the site. */
  path: string
  /** The query with its question mark, or empty. */
  query: string
  /** The hash with its sign, or empty. */
  hash: string
}

/**
 * The address of the open page in another language. Query and hash stay letter for letter.
 *
 * @param address where the reader is
 * @param current the language that they read
 * @param basePath the base path of the build, with the prefix of the current language
 * @param extraQuery parameters to add, such as `from=menu`; present ones are not replaced
 */
export function composeLocaleAddress(
  locales: readonly Locale[],
  target: Locale,
  { address, current, basePath, extraQuery = '' }: LocaleAddressOptions,
): string {
  const prefix = getLocalePath(locales, current)
  const siteBase = prefix !== '' && basePath.endsWith(prefix) ? basePath.slice(0, -prefix.length) : basePath
  const path = removeLocalePath(locales, removePrefix(address.path, siteBase))
  const query = [address.query.replace(/^\?/, ''), extraQuery].filter((part) => part !== '').join('&')
  const base = target.url ?? siteBase
  return `${base}${getLocalePath(locales, target)}${path}${query && `?${query}`}${address.hash}`
}

/** Where the reader is, and how the site is built. */
export interface LocaleAddressOptions {
  address: Address
  current: Locale
  basePath: string
  extraQuery?: string | undefined
}

/** Not only that of the present language: a host may show its one not-found page at addresses of any language. */
function removeLocalePath(locales: readonly Locale[], path: string): string {
  const prefixes = locales.slice(1).map((locale) => getLocalePath(locales, locale))
  return prefixes.map((prefix) => removePrefix(path, prefix)).find((rest) => rest !== path) ?? path
}

function removePrefix(path: string, prefix: string): string {
  return path === prefix || path.startsWith(`${prefix}/`) ? path.slice(prefix.length) || '/' : path
}
