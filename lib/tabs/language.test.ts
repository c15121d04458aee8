import { describe, expect, it } from 'vitest'
import { isLanguage, readLanguage, setLanguageParameter } from './language'

describe('readLanguage', () => {
  it.each([
    ['the address asks for one', '?language=python', null, 'python'],
    ['the address has other parameters too', '?a=1&language=curl', 'python', 'curl'],
    ['one is kept', '', 'typescript', 'typescript'],
    ['the address asks for an unknown one', '?language=cobol', 'python', 'python'],
    ['an unknown one is kept', '', 'query', undefined],
    ['the letter case differs', '?language=Python', null, undefined],
    ['nothing is there', '', null, undefined],
  ])('when %s', (_when, search, kept, language) => {
    expect(readLanguage(search, kept)).toBe(language)
  })
})

describe('setLanguageParameter', () => {
  it.each([
    ['/docs/', 'curl', '/docs/?language=curl'],
    ['/docs/?a=1#top', 'python', '/docs/?a=1&language=python#top'],
    ['/docs/?language=curl#top', 'python', '/docs/?language=python#top'],
    ['/docs/?language=curl&a=1', undefined, '/docs/?a=1'],
    ['/docs/?language=curl', undefined, '/docs/'],
    ['/docs/?a=1%20b&flag&language=curl', 'python', '/docs/?a=1%20b&flag&language=python'],
    ['//docs/?a=1%20b', undefined, '//docs/?a=1%20b'],
  ] as const)('makes of %s with %s', (address, language, expected) => {
    expect(setLanguageParameter(address, language)).toBe(expected)
  })
})

describe('isLanguage', () => {
  it('knows the languages alone', () => {
    expect(['curl', 'typescript', 'python', 'query', '', undefined, null].map(isLanguage)).toEqual([
      true,
      true,
      true,
      false,
      false,
      false,
      false,
    ])
  })
})
