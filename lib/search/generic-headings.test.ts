import { expect, test } from 'vitest'
import { tellsOfPage } from './generic-headings'

test.each([
  ['Related pages', 'battery', false],
  ['In use', 'use battery', false],
  ['In use', 'binbar in use', true],
  ['Battery low', 'antenna', true],
])('whether "%s" stands below a result for "%s": %s', (heading, query, stands) => {
  expect(tellsOfPage(heading, new Set(query.split(' ')))).toBe(stands)
})
