import { describe, expect, it } from 'vitest'
import { findMedian, formatSpread } from './format-spread'

describe('findMedian', () => {
  it.each([
    [[7], 7],
    [[9, 1, 100], 9],
    [[10, 9, 1, 2], 5.5],
  ])('of %j is %d', (values, median) => {
    expect(findMedian(values)).toBe(median)
  })

  it('of nothing is no number', () => {
    expect(findMedian([])).toBeNaN()
  })

  it('leaves the values in their order', () => {
    const values = [3, 1, 2]
    findMedian(values)
    expect(values).toEqual([3, 1, 2])
  })
})

describe('formatSpread', () => {
  it.each([
    [[812.4, 790, 845.2], 0, '812 (790–845)'],
    [[4382, 4382], 0, '4382'],
    [[0.1, 0.2], 0, '0'],
    [[0.0004, 0.0112], 3, '0.006 (0.000–0.011)'],
    [[], 0, '–'],
  ])('writes %j with %d digits as %s', (values, digits, cell) => {
    expect(formatSpread(values, digits)).toBe(cell)
  })
})
