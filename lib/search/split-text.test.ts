import { expect, it } from 'vitest'
import { splitText } from './split-text'

it.each([
  ['Change the battery', ['change', 'battery']],
  ['containerSiteById of an ID', ['container', 'site', 'id', 'id']],
  ['What is it', ['what', 'is', 'it']],
  ['—', []],
])('splits "%s" into what it tells of', (text, words) => {
  expect(splitText(text)).toEqual(words)
})
