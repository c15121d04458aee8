import { expect, test } from 'vitest'
import { dropStopWords } from './stop-words'

test('a question is left with what it asks for', () => {
  expect(dropStopWords(['how', 'do', 'i', 'change', 'the', 'battery'])).toEqual(['change', 'battery'])
})

test.each([
  ['how long does the battery last', 'battery last'],
  ['how often must i charge it', 'charge'],
  ['who may delete a site', 'delete site'],
  ['long cables', 'long cables'],
])('"%s" asks for "%s"', (text, asked) => {
  expect(dropStopWords(text.split(' '))).toEqual(asked.split(' '))
})

test('words of questions are kept where there are no others', () => {
  expect(dropStopWords(['what', 'is', 'this'])).toEqual(['what', 'is', 'this'])
})
