import { findNearest } from '../problem/find-nearest'
import { ProblemError, quote } from '../problem/problem'
import type { Locale } from './locales-schema'

/**
 * The language that the site is built in.
 *
 * @param code the code that was asked for; the first language if it is empty
 * @throws ProblemError for a code that no language has
 */
export function findLocale(locales: readonly Locale[], code: string | undefined): Locale {
  const codes = locales.map((locale) => locale.code)
  const locale = code ? locales.find((one) => one.code === code) : locales[0]
  if (locale) return locale
  throw new ProblemError([
    {
      file: 'LOCALE',
      found: quote(code),
      expected: `one of ${codes.map((one) => quote(one)).join(', ')}`,
      nearest: findNearest(code ?? '', codes),
    },
  ])
}

/** What the addresses of a language start with: nothing for the first one, else its code. */
export function getLocalePath(locales: readonly Locale[], { code }: Locale): string {
  return locales[0]?.code === code ? '' : `/${code}`
}

/**
 * The base path of a build: that of the site, with the prefix of the language behind it.
 *
 * @param siteBase the path that the site is published below; empty if it has the host to itself
 * @param code the code of the language to build; the first one if it is empty
 * @throws ProblemError for a code that no language has
 */
export function composeBasePath(
  siteBase: string | undefined,
  locales: readonly Locale[],
  code: string | undefined,
): string {
  return `${siteBase || ''}${getLocalePath(locales, findLocale(locales, code))}`
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
