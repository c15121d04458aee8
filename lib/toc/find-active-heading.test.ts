import { describe, expect, it } from 'vitest'
import { findActiveHeading } from './find-active-heading'

const height = 30

/** What is active among headings with these tops, in a window of 800 px. */
function find(tops: number[], offset = 0): number | undefined {
  const boxes = tops.map((top) => ({ top, bottom: top + height }))
  return findActiveHeading(boxes, { offset, windowHeight: 800 })
}

describe('findActiveHeading', () => {
  it.each([
    ['the first when it is in the upper half', [200, 700], 0],
    ['none when the first is in the lower half', [500, 900], undefined],
    ['none when the first is across the half', [380, 900], undefined],
    ['the one before while the next is in the lower half', [-300, 500], 0],
    ['the one before while the next touches the half', [-300, 370], 0],
    ['the next when it is just above the half', [-300, 369], 1],
    ['the next at the very top', [-300, 0, 900], 1],
    ['the next when it has just left the top', [-300, -1, 900], 1],
    ['the last when all are above', [-900, -300, -20], 2],
    ['none where there are no headings', [], undefined],
  ])('gives %s', (_name, tops, active) => {
    expect(find(tops)).toBe(active)
  })

  it('counts what lies under the navbar as above', () => {
    expect(find([-300, 59, 500], 60)).toBe(1)
    expect(find([-300, 59, 300], 60)).toBe(2)
    expect(find([-300, 60, 300], 60)).toBe(1)
  })
})
