import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { splitAddress } from '../pages/route'
import { ProblemError } from '../problem/problem'
import { expectClear, freeze, oddText, settings } from '../problem/property.fixture'
import { findLocale } from './find-locale'
import { composeLocaleAddress, getLocalePath } from './locales'
import { type Locale, localesSchema } from './locales-schema'

const locales: readonly Locale[] = freeze([
  { code: 'en', label: 'English' },
  { code: 'fr', label: 'Français' },
  { code: 'fr-CA', label: 'Français (Canada)' },
  { code: 'ar', label: 'العربية', direction: 'rtl' },
])

const codes = locales.map(({ code }) => code)

const locale = fc.constantFrom(...locales)

const basePath = fc.constantFrom('', '/help', '/fresh', '/a/b')

/** Paths that begin with the code of a language are for pages of that language. */
const path = fc
  .array(fc.oneof(fc.constantFrom('docs', 'fresh', 'en', 'french', '0.1.0'), fc.webSegment()), {
    maxLength: 4,
  })
  .map((parts) => parts.filter((part) => part !== ''))
  .filter(([first]) => first === undefined || first === 'en' || !codes.includes(first))
  .map((parts) => `/${parts.map((part) => `${part}/`).join('')}`)

const query = oddText
  .map((text) => (text === '' ? '' : `?${text.replaceAll('#', '')}`))
  .filter((text) => text !== '?')

const hash = oddText.map((text) => (text === '' ? '' : `#${text}`))

describe('composeLocaleAddress', () => {
  it('leads to the other language and back to the same address', () => {
    fc.assert(
      fc.property(
        locale,
        locale,
        basePath,
        path,
        query,
        hash,
        (current, target, base, route, search, end) => {
          const pathOf = (one: Locale) => `${base}${getLocalePath(locales, one)}`
          const here = freeze({ path: `${pathOf(current)}${route}`, query: search, hash: end })
          const there = composeLocaleAddress(locales, target, {
            address: here,
            current,
            basePath: pathOf(current),
          })
          expect(there).toBe(`${pathOf(target)}${route}${search}${end}`)
          const back = composeLocaleAddress(locales, current, {
            address: splitAddress(there),
            current: target,
            basePath: pathOf(target),
          })
          expect(back).toBe(`${here.path}${search}${end}`)
        },
      ),
      settings,
    )
  })

  it('keeps the present parameters and the hash when it adds some', () => {
    fc.assert(
      fc.property(locale, locale, path, query, hash, (current, target, route, search, end) => {
        const address = { path: `${getLocalePath(locales, current)}${route}`, query: search, hash: end }
        const options = {
          address,
          current,
          basePath: getLocalePath(locales, current),
          extraQuery: 'from=menu',
        }
        const parts = splitAddress(composeLocaleAddress(locales, target, options))
        expect(parts.hash).toBe(end)
        expect(parts.query).toBe(search === '' ? '?from=menu' : `${search}&from=menu`)
      }),
      settings,
    )
  })
})

describe('findLocale', () => {
  it('finds a language by its code, or names the codes that there are', () => {
    fc.assert(
      fc.property(fc.oneof(oddText, fc.constantFrom(...codes, undefined)), (code) => {
        try {
          expect(findLocale(locales, code).code).toBe(code || 'en')
        } catch (error) {
          if (!(error instanceof ProblemError)) throw error
          expectClear(error.problems)
          expect(codes).not.toContain(code)
        }
      }),
      settings,
    )
  })
})

describe('localesSchema', () => {
  it('takes only languages that can be told apart by the paths of their addresses', () => {
    const odd = fc.oneof(oddText, fc.constantFrom('en', 'fr', 'de', 'pt-BR'))
    fc.assert(
      fc.property(fc.array(odd, { maxLength: 4 }), (names) => {
        const checked = localesSchema.safeParse(names.map((code) => ({ code, label: 'A language' })))
        if (!checked.success) return
        const paths = checked.data.map((one) => getLocalePath(checked.data, one))
        expect(new Set(paths).size).toBe(names.length)
        for (const one of paths) expect(encodeURI(one)).toBe(one)
      }),
      settings,
    )
  })
})
