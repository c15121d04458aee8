import { describe, expect, it } from 'vitest'
import { formatProblem } from './problem'
import { readJson } from './read-json'

function describeMistakes(text: string): string[] {
  return readJson('content/data.json', text).problems.map(formatProblem)
}

describe('readJson', () => {
  const text =
    '{\n  "/docs/": {\n    "intro": "Introduction",\n    "list": [\n      1,\n      { "a": 2 }\n    ]\n  }\n}\n'

  it('gives the value and no problems for right JSON', () => {
    const { file, value, problems } = readJson('content/data.json', text)
    expect(file).toBe('content/data.json')
    expect(value).toEqual({ '/docs/': { intro: 'Introduction', list: [1, { a: 2 }] } })
    expect(problems).toEqual([])
  })

  it.each([
    [[], 1],
    [['/docs/'], 2],
    [['/docs/', 'intro'], 3],
    [['/docs/', 'list'], 4],
    [['/docs/', 'list', 1, 'a'], 6],
  ])('finds the line of %j', (path, line) => {
    expect(readJson('content/data.json', text).lineOf(path)).toBe(line)
  })

  it('gives the line of the nearest part around a value that is missing', () => {
    const { lineOf } = readJson('content/data.json', text)
    expect(lineOf(['/docs/', 'list', 1, 'b', 'c'])).toBe(6)
    expect(lineOf(['/missing/'])).toBe(1)
  })

  it('names a key that stands twice, at the line of the second', () => {
    expect(describeMistakes('{\n  "/docs/": {\n    "intro": "One",\n    "intro": "Two"\n  }\n}')).toEqual([
      'content/data.json:4: intro: found the key "intro" a second time, expected each key once.',
    ])
  })

  it('lets the same key stand in two objects', () => {
    expect(describeMistakes('[{ "a": 1 }, { "a": 1, "b": { "a": 2 } }]')).toEqual([])
  })

  it.each([
    [
      'a missing comma',
      '{\n  "a": 1\n  "b": 2\n}',
      'content/data.json:3: found a mistake in the JSON text (CommaExpected), expected a comma after the entry before.',
    ],
    [
      'a comma after the last entry',
      '{\n  "a": 1,\n}',
      'content/data.json:3: found a mistake in the JSON text (PropertyNameExpected), expected a key in double quotes, and no comma after the last entry.',
    ],
    [
      'a comment',
      '// order of pages\n{ "a": 1 }',
      'content/data.json:1: found a mistake in the JSON text (InvalidCommentToken), expected no comments in a data file.',
    ],
    [
      'a missing brace at the end',
      '{\n  "a": 1\n',
      'content/data.json:3: found a mistake in the JSON text (CloseBraceExpected), expected a closing brace "}" for each opening one.',
    ],
    [
      'a missing colon',
      '{ "a" 1 }',
      'content/data.json:1: found a mistake in the JSON text (ColonExpected), expected a colon between key and value.',
    ],
    [
      'a missing quote',
      '{ "a": "b }',
      'content/data.json:1: found a mistake in the JSON text (UnexpectedEndOfString), expected a closing double quote.',
    ],
    [
      'an empty file',
      '',
      'content/data.json:1: found a mistake in the JSON text (ValueExpected), expected a value: text in double quotes, a number, true, false, an object or a list.',
    ],
    [
      'text after the end',
      '{}\n}',
      'content/data.json:2: found a mistake in the JSON text (EndOfFileExpected), expected nothing after the end of the data.',
    ],
    [
      'a missing bracket at the end',
      '[1, 2',
      'content/data.json:1: found a mistake in the JSON text (CloseBracketExpected), expected a closing bracket "]" for each opening one.',
    ],
  ])('says one sentence about %s', (_mistake, broken, sentence) => {
    expect(describeMistakes(broken)).toEqual([sentence])
    expect(readJson('content/data.json', broken).value).toBeUndefined()
  })

  it('names brackets that are nested too deep', () => {
    const sentence =
      'content/data.json:1: found lists or objects within each other, too deep to be read, expected each bracket and brace closed.'
    expect(describeMistakes('['.repeat(100_000))).toEqual([sentence])
  })

  it('names each line that has a mistake', () => {
    expect(readJson('a.json', '{\n"a": 1\n"b": 2\n"c": 3}').problems.map(({ line }) => line)).toEqual([3, 4])
  })
})
