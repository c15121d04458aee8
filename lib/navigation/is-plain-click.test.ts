import { describe, expect, it } from 'vitest'
import { isPlainClick } from './is-plain-click'

const plain = { button: 0, altKey: false, ctrlKey: false, metaKey: false, shiftKey: false }

describe('isPlainClick', () => {
  it('is true for the main button alone', () => {
    expect(isPlainClick(plain)).toBe(true)
  })

  it.each([{ button: 1 }, { altKey: true }, { ctrlKey: true }, { metaKey: true }, { shiftKey: true }])(
    'is false for %o',
    (keys) => {
      expect(isPlainClick({ ...plain, ...keys })).toBe(false)
    },
  )
})
