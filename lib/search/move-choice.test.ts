import { expect, it } from 'vitest'
import { moveChoice } from './move-choice'

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
])('%s leads from %i of %i to %s', (key, index, count, next) => {
  expect(moveChoice(key, index, count)).toBe(next)
})
