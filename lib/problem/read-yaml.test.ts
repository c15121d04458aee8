import { describe, expect, it } from 'vitest'
import { formatProblem } from './problem'
import { readYaml } from './read-yaml'

const cure =
  'expected one "key: value" a line, each key once, and quotes around text that holds ": " or starts with a sign.'

describe('readYaml', () => {
  const text =
    'title: Introduction\ntags:\n  - one\n  - two\nauthor:\n  name:\n    first: Ada\n2: number\nempty:'

  it('gives the value and no problems for right YAML', () => {
    const { file, value, problems } = readYaml('pages/index.mdx', text)
    expect(file).toBe('pages/index.mdx')
    expect(value).toEqual({
      title: 'Introduction',
      tags: ['one', 'two'],
      author: { name: { first: 'Ada' } },
      2: 'number',
      empty: null,
    })
    expect(problems).toEqual([])
  })

  it.each([
    [['title'], 1],
    [['tags'], 2],
    [['tags', 1], 4],
    [['author'], 5],
    [['author', 'name'], 6],
    [['author', 'name', 'first'], 7],
    [['2'], 8],
    [['empty'], 9],
  ])('finds the line of %j, which is that of its key', (path, line) => {
    expect(readYaml('pages/index.mdx', text).lineOf(path)).toBe(line)
    expect(readYaml('pages/index.mdx', text, 1).lineOf(path)).toBe(line + 1)
  })

  it('gives the line of the nearest part around a value that is missing', () => {
    const { lineOf } = readYaml('pages/index.mdx', text, 1)
    expect(lineOf(['author', 'name', 'last'])).toBe(7)
    expect(lineOf(['title', 'length'])).toBe(2)
  })

  it('gives the line before the text for a key that is missing at the top', () => {
    expect(readYaml('pages/index.mdx', text, 1).lineOf(['status'])).toBe(1)
    expect(readYaml('pages/index.mdx', '', 1).lineOf(['status'])).toBe(1)
  })

  it('reads empty text as an object without keys, so that missing keys are named', () => {
    expect(readYaml('pages/index.mdx', '').value).toEqual({})
    expect(readYaml('pages/index.mdx', '').problems).toEqual([])
  })

  it('finds the line in text with the line ends of Windows', () => {
    expect(readYaml('pages/index.mdx', 'title: a\r\nstatus: b', 1).lineOf(['status'])).toBe(3)
  })

  it.each([
    ['a key that stands twice', 'title: a\ntitle: b', 3, 'Map keys must be unique'],
    [
      'a colon in plain text',
      'title: BinBar: fitting',
      2,
      'Nested mappings are not allowed in compact mappings',
    ],
    [
      'a sign at the start',
      'status: draft\ntitle: @include',
      3,
      'Plain value cannot start with reserved character @',
    ],
    ['text that reads as an alias', 'title: *BinBar', 2, 'The alias *BinBar'],
    ['a value that holds itself', 'title: &a\n  - *a', 3, 'The alias *a'],
    ['a key that is no text', '[a]: b', 2, 'With stringKeys, all keys must be strings'],
    ['a missing quote', 'title: "BinBar', 2, 'Missing closing "quote'],
    ['a list among keys', '- one\ntitle: two', 3, 'Unexpected scalar at node end'],
  ])('says one sentence about %s', (_mistake, broken, line, reason) => {
    const { value, problems } = readYaml('pages/index.mdx', broken, 1)
    expect(problems.map(formatProblem)).toEqual([
      `pages/index.mdx:${line}: found a mistake in the YAML text (${reason}), ${cure}`,
    ])
    expect(value).toBeUndefined()
  })
})
