import { runInNewContext } from 'node:vm'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { moveByKey } from '../keyboard/move-by-key'
import { splitAddress } from '../pages/route'
import { oddText, settings } from '../problem/property.fixture'
import { isLanguage, languageParameter, languages, readLanguage, setLanguageParameter } from './language'
import { languageScript } from './language-script'
import { revealTab } from './reveal-tab'

const value = fc.oneof(oddText, fc.constantFrom(...languages, 'Python', ' curl'))
const search = fc.oneof(
  oddText,
  fc.tuple(oddText, value).map(([other, language]) => `?${other}&language=${language}`),
  value.map((language) => `?language=${language}`),
)
const kept = fc.option(value)

describe('readLanguage', () => {
  it('gives a language or none', () => {
    fc.assert(
      fc.property(search, kept, (query, text) => {
        const language = readLanguage(query, text)
        if (language !== undefined) expect(languages).toContain(language)
        if (isLanguage(text)) expect(language).toBeDefined()
      }),
      settings,
    )
  })

  it('decides as the script in the head does', () => {
    fc.assert(
      fc.property(search, kept, (query, text) => {
        const dataset: { language?: string } = {}
        runInNewContext(languageScript, {
          URLSearchParams,
          document: { documentElement: { dataset } },
          location: { search: query },
          localStorage: { getItem: () => text },
        })
        expect(dataset.language).toBe(readLanguage(query, text))
      }),
      settings,
    )
  })
})

describe('setLanguageParameter', () => {
  const address = fc.oneof(
    oddText,
    fc.tuple(oddText, search, oddText).map((parts) => parts.join('')),
  )

  it('sets what readLanguage reads, and touches nothing else', () => {
    fc.assert(
      fc.property(address, fc.constantFrom(...languages, undefined), (before, language) => {
        const [one, other] = [splitAddress(before), splitAddress(setLanguageParameter(before, language))]
        expect(readLanguage(other.query, null)).toBe(language)
        expect({ path: other.path, hash: other.hash }).toEqual({ path: one.path, hash: one.hash })
        expect(listOthers(other.query)).toEqual(listOthers(one.query))
        const first = setLanguageParameter(before, language)
        expect(setLanguageParameter(first, language)).toBe(first)
      }),
      settings,
    )
  })
})

/** The other parameters of a query, letter for letter. */
function listOthers(query: string): string[] {
  return query
    .slice(1)
    .split('&')
    .filter((part) => part !== '' && !new URLSearchParams(`?${part}`).has(languageParameter))
}

describe('moveByKey', () => {
  it('gives a tab that is there', () => {
    const key = fc.oneof(oddText, fc.constantFrom('ArrowRight', 'ArrowLeft', 'Home', 'End'))
    fc.assert(
      fc.property(key, fc.nat(50), fc.nat(50), (pressed, index, more) => {
        const count = index + 1 + more
        const next = moveByKey(pressed, { direction: 'row', index, count })
        if (next === undefined) return
        expect(next).toBeGreaterThanOrEqual(0)
        expect(next).toBeLessThan(count)
      }),
      settings,
    )
  })
})

describe('revealTab', () => {
  it('brings the start of each tab into sight', () => {
    const extent = fc.record({ start: fc.nat(5000), size: fc.integer({ min: 1, max: 2000 }) })
    fc.assert(
      fc.property(extent, extent, (view, tab) => {
        const start = revealTab(view, tab)
        expect(tab.start).toBeGreaterThanOrEqual(start)
        expect(tab.start).toBeLessThan(start + view.size)
        expect(revealTab({ ...view, start }, tab)).toBe(start)
      }),
      settings,
    )
  })
})
