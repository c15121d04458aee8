import { describe, expect, it } from 'vitest'
import { describeResults, shortenQuery } from './describe-results'

describe('describeResults', () => {
  it.each([
    [0, 'Nothing found.'],
    [1, '1 page found.'],
    [7, '7 pages found.'],
    [10, 'The 10 best pages found.'],
  ])('%i', (count, text) => {
    expect(describeResults(count)).toBe(text)
  })
})

describe('shortenQuery', () => {
  it.each([
    ['  bin  ', 'bin'],
    ['x'.repeat(80), 'x'.repeat(80)],
    ['x'.repeat(5000), `${'x'.repeat(80)}…`],
    ['🔋'.repeat(81), `${'🔋'.repeat(80)}…`],
  ])('repeats %s', (query, text) => {
    expect(shortenQuery(query)).toBe(text)
  })
})
