import { describe, expect, it } from 'vitest'
import { checkWithSchema } from '../problem/check-with-schema'
import { formatProblem } from '../problem/problem'
import { readJson } from '../problem/read-json'
import { termsSchema } from './terms-schema'

const light = {
  term: 'light',
  meaning: 'The one light at the service end of a BinBar.',
  plainWords: ['LED', 'lamp'],
  forbidden: ['LED'],
  page: '/docs/binbar/led-patterns/',
  status: 'draft',
}

function describeTerms(value: unknown): string[] {
  const source = readJson('content/terms.json', JSON.stringify(value, null, 2))
  return checkWithSchema(termsSchema, source).problems.map(formatProblem)
}

describe('termsSchema', () => {
  it('lets right terms pass, also one without a page', () => {
    const { page: _page, ...withoutPage } = light
    expect(describeTerms([light, { ...withoutPage, term: 'button' }])).toEqual([])
  })

  it.each([
    ['no terms', [], 'content/terms.json:1: found [], expected at least one term.'],
    [
      'a meaning without an end',
      [{ ...light, meaning: 'The one light at the service end' }],
      'content/terms.json:4: 0 > meaning: found "The one light at the service end", expected a sentence that ends with a full stop.',
    ],
    [
      'a meaning that says nothing',
      [{ ...light, meaning: 'It shines.' }],
      'content/terms.json:4: 0 > meaning: found "It shines.", expected a meaning of at least 20 letters.',
    ],
    [
      'a word of one letter',
      [{ ...light, plainWords: ['L'] }],
      'content/terms.json:6: 0 > plainWords > 0: found "L", expected a word of at least two letters.',
    ],
    [
      'an address without a slash',
      [{ ...light, page: 'led-patterns' }],
      'content/terms.json:12: 0 > page: found "led-patterns", expected an address of this site, which starts with one slash.',
    ],
    [
      'an unknown key',
      [{ ...light, synonyms: [] }],
      'content/terms.json:14: 0 > synonyms: found the unknown key "synonyms", expected only "term", "meaning", "plainWords", "forbidden", "page", "status".',
    ],
    [
      'an unknown status',
      [{ ...light, status: 'drfat' }],
      'content/terms.json:13: 0 > status: found "drfat", expected one of "draft", "confirmed". Did you mean "draft"?',
    ],
  ])('names %s', (_mistake, value, sentence) => {
    expect(describeTerms(value)).toEqual([sentence])
  })
})
