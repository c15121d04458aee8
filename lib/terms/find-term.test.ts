import { expect, test } from 'vitest'
import { findTerm } from './find-term'
import type { Term } from './terms-schema'

const site: Term = {
  term: 'container site',
  meaning: 'One spot with a container and a BinBar.',
  plainWords: [],
  forbidden: [],
  status: 'confirmed',
}

test.each(['container site', 'Container site', 'container sites', ' container site '])(
  '%s is found',
  (word) => {
    expect(findTerm(word, [site])).toBe(site)
  },
)

test.each(['container', 'container site list', ''])('"%s" is no term', (word) => {
  expect(findTerm(word, [site])).toBeUndefined()
})
