import { expect, test } from 'vitest'
import { formatProblem } from '../problem/problem'
import { checkSynonyms } from './check-synonyms'
import { smallIndex } from './search.fixture'

function describeSynonyms(...terms: string[]): string[] {
  return checkSynonyms(
    terms.map((term) => ({ term, plainWords: ['thing'] })),
    smallIndex,
  ).map(formatProblem)
}

test('terms that pages use pass, in whatever letter case', () => {
  expect(describeSynonyms('Battery', 'container site')).toEqual([])
})

test('a term may hold stop words, which stand in no index', () => {
  expect(describeSynonyms('what is your battery for')).toEqual([])
})

test('each word of a term that stands on no page is named, with the nearest', () => {
  expect(describeSynonyms('battery', 'the batery xylophone')).toEqual([
    'content/synonyms.json: 1 > term (the batery xylophone): found "batery", which stands on no page, expected words that pages use. Did you mean "battery"?',
    'content/synonyms.json: 1 > term (the batery xylophone): found "xylophone", which stands on no page, expected words that pages use.',
  ])
})
