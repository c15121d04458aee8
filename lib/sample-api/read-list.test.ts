import { describe, expect, it } from 'vitest'
import { cutPage, cutRange, keepGreatest } from './read-list'

const weights = [
  { kilograms: 1, time: '2024-12-29T23:59:59Z' },
  { kilograms: 3, time: '2024-12-30T00:00:00Z' },
  { kilograms: 2, time: '2024-12-31T23:59:59Z' },
  { kilograms: 2, time: '2025-01-01T00:00:00Z' },
  { kilograms: 4, time: '2025-01-05T23:59:59Z' },
  { kilograms: 1, time: '2025-01-06T00:00:00Z' },
]

describe('cutPage', () => {
  it.each([
    [{}, ['a', 'b', 'c']],
    [{ offset: 1 }, ['b', 'c']],
    [{ offset: null, limit: 2 }, ['a', 'b']],
    [{ offset: 1, limit: null }, ['b', 'c']],
    [{ offset: 9 }, []],
  ])('takes %j as a schema without duties would', (page, part) => {
    expect(cutPage(['a', 'b', 'c'], page)).toEqual(part)
    expect(cutPage([], page)).toEqual([])
  })

  it('gives a list of its own, which may be changed', () => {
    const items = ['a']
    expect(cutPage(items, undefined)).not.toBe(items)
  })
})

describe('cutRange', () => {
  it.each([{}, { start: null }, { end: null }, undefined, null])('takes everything for %j', (range) => {
    expect(cutRange(weights, range)).toEqual(weights)
  })

  it('may have an end alone', () => {
    expect(cutRange(weights, { end: '2024-12-31T00:00:00+01:00' })).toEqual(weights.slice(0, 2))
  })
})

describe('keepGreatest', () => {
  it.each([
    ['DAY', [0, 1, 2, 3, 4, 5]],
    ['WEEK', [0, 4, 5]],
    ['MONTH', [1, 4]],
  ])('keeps windows of one %s apart where a year ends', (window, kept) => {
    expect(keepGreatest(weights, window)).toEqual(kept.map((index) => weights[index]))
  })

  it.each(['YEAR', 'day', ''])('refuses "%s", and does not take it for a day', (window) => {
    expect(() => keepGreatest(weights, window)).toThrow(`The sample data know no window ${window}.`)
  })
})
