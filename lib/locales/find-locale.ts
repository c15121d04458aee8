import { findNearest } from '../problem/find-nearest'
import { ProblemError, quote } from '../problem/problem'
import { getLocalePath } from './locales'
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
