import { describe, expect, it } from 'vitest'
import { restoreCode } from './restore-code'

describe('restoreCode', () => {
  it.each([
    ['keeps code as it is', 'a {\n  b\n}', 'a {\n  b\n}'],
    ['takes one final line feed off', 'a\n\n', 'a\n'],
    ['empties blank lines', 'a\n \n b\n \n', 'a\n\n b\n'],
    ['keeps spaces at both ends of a line', '  a \n   \nb', '  a \n   \nb'],
    ['keeps nothing', '', ''],
  ])('%s', (_name, text, code) => {
    expect(restoreCode(text)).toBe(code)
  })
})
