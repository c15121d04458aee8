import { expect, it } from 'vitest'
import { moveByKey } from './move-by-key'

it.each([
  ['ArrowRight', 0, 1],
  ['ArrowRight', 2, 0],
  ['ArrowLeft', 1, 0],
  ['ArrowLeft', 0, 2],
  ['Home', 2, 0],
  ['End', 0, 2],
  ['Enter', 1, undefined],
  ['a', 1, undefined],
  ['ArrowDown', 1, undefined],
])('%s on tab %i of 3 leads to %s', (key, index, expected) => {
  expect(moveByKey(key, { direction: 'row', index, count: 3 })).toBe(expected)
})

it.each([
  ['ArrowLeft', 0, 1],
  ['ArrowRight', 0, 2],
  ['Home', 2, 0],
])('%s leads from tab %i of 3 to %s where the first one stands on the right', (key, index, expected) => {
  expect(moveByKey(key, { direction: 'row to the left', index, count: 3 })).toBe(expected)
})

it.each([
  ['ArrowDown', 0, 3, 1],
  ['ArrowDown', 2, 3, 0],
  ['ArrowUp', 2, 3, 1],
  ['ArrowUp', 0, 3, 2],
  ['Home', 2, 3, 0],
  ['End', 0, 3, 2],
  ['ArrowDown', 0, 1, 0],
  ['ArrowLeft', 1, 3, undefined],
  ['a', 1, 3, undefined],
  ['ArrowDown', 0, 0, undefined],
  ['End', 0, 0, undefined],
])('%s leads from choice %i of %i to %s', (key, index, count, next) => {
  expect(moveByKey(key, { direction: 'column', index, count })).toBe(next)
})
