import { expect, it } from 'vitest'
import { isComposing } from './is-composing'

it.each([
  ['within a composition', { isComposing: true, keyCode: 13 }, true],
  ['at the end of one, in Safari', { isComposing: false, keyCode: 229 }, true],
  ['else', { isComposing: false, keyCode: 13 }, false],
])('%s', (_name, event, expected) => {
  expect(isComposing(event)).toBe(expected)
})
