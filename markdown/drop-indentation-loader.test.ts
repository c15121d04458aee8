import { expect, it } from 'vitest'
import dropIndentation from './drop-indentation-loader.mjs'

it('takes the blanks in front of the lines out, and no others', () => {
  const page = 'jsx(a, {\n        children: "  two\\n  lines",\n    id: \'  b\' /* c\n     d */\n})\n'
  expect(dropIndentation(page)).toBe('jsx(a, {\nchildren: "  two\\n  lines",\nid: \'  b\' /* c\nd */\n})\n')
})

it.each(['"a ` b"', "'a ` b'", '"a \\" ` b"', '/* ` */ 1'])(
  'is not kept from it by a backtick in %s',
  (text) => {
    expect(dropIndentation(`a(\n  ${text}\n)`)).toBe(`a(\n${text}\n)`)
  },
)

it('leaves a page alone that has a text between backticks', () => {
  const page = 'jsx(a, {\n  title: "b",\n  text: `c\n    d`\n})\n'
  expect(dropIndentation(page)).toBe(page)
})
