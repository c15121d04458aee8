import { describe, expect, it } from 'vitest'
import { checkWithSchema } from '../problem/check-with-schema'
import { formatProblem } from '../problem/problem'
import { readJson } from '../problem/read-json'
import { synonymsSchema } from './synonyms-schema'

const setup = { term: 'account setup', plainWords: ['sign up', 'onboarding'] }

function describeSynonyms(value: unknown): string[] {
  const source = readJson('content/synonyms.json', JSON.stringify(value, null, 2))
  return checkWithSchema(synonymsSchema, source).problems.map(formatProblem)
}

describe('synonymsSchema', () => {
  it('lets right synonyms pass, also none', () => {
    expect(describeSynonyms([setup])).toEqual([])
    expect(describeSynonyms([])).toEqual([])
  })

  it.each([
    [
      'an empty term',
      [{ ...setup, term: '' }],
      'content/synonyms.json:3: 0 > term: found "", expected the words that the pages use.',
    ],
    [
      'a term without plain words',
      [{ ...setup, plainWords: [] }],
      'content/synonyms.json:4: 0 > plainWords: found [], expected at least one word.',
    ],
    [
      'an empty plain word',
      [{ ...setup, plainWords: ['sign up', ''] }],
      'content/synonyms.json:6: 0 > plainWords > 1: found "", expected a word.',
    ],
    [
      'plain words that are no list',
      [{ ...setup, plainWords: 'sign up' }],
      'content/synonyms.json:4: 0 > plainWords: found "sign up", expected a list.',
    ],
    [
      'an unknown key',
      [{ ...setup, plainwords: [] }],
      'content/synonyms.json:8: 0 > plainwords: found the unknown key "plainwords", expected only "term", "plainWords". Did you mean "plainWords"?',
    ],
  ])('names %s', (_mistake, value, sentence) => {
    expect(describeSynonyms(value)).toEqual([sentence])
  })
})
