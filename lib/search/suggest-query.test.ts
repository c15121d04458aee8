import { expect, test } from 'vitest'
import { readQuery } from './read-query'
import { smallIndex } from './search.fixture'
import { suggestQuery } from './suggest-query'

function suggest(text: string): string | undefined {
  return suggestQuery(readQuery(text), smallIndex)
}

test('each word is spelled as the site spells it', () => {
  expect(suggest('how do I chnaging a batxxry')).toBe('changing battery')
})

test('a word that people use instead is a known word', () => {
  expect(suggest('dmupster')).toBe('dumpster')
})

test('a word with another first letter is no suggestion', () => {
  expect(suggest('xattery')).toBeUndefined()
})

test.each(['xylophone', 'battery xylophone', ''])('nothing is suggested for "%s"', (text) => {
  expect(suggest(text)).toBeUndefined()
})
