import { expect, it } from 'vitest'
import { moveFocus } from './move-focus'

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
  expect(moveFocus(key, index, 3)).toBe(expected)
})
