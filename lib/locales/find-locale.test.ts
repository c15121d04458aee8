import { describe, expect, it } from 'vitest'
import { findLocale } from './find-locale'

const english = { code: 'en', label: 'English' }
const french = { code: 'fr', label: 'Français' }
const locales = [english, french]

describe('findLocale', () => {
  it('gives the first language where none is asked for', () => {
    expect(findLocale(locales, '')).toBe(english)
    expect(findLocale(locales, undefined)).toBe(english)
    expect(findLocale(locales, 'fr')).toBe(french)
  })

  it('names a language that does not exist, and all that do', () => {
    expect(() => findLocale(locales, 'fre')).toThrow(
      'LOCALE: found "fre", expected one of "en", "fr". Did you mean "fr"?',
    )
  })
})
