import { describe, expect, it } from 'vitest'
import { formatProblem, ProblemError, quote, shorten, throwProblems } from './problem'

describe('formatProblem', () => {
  it('names file, line, key, what was found, what was expected and the nearest value', () => {
    const sentence = formatProblem({
      file: 'pages/docs/intro.mdx',
      line: 4,
      subject: 'status',
      found: '"drfat"',
      expected: 'one of "draft", "confirmed"',
      nearest: 'draft',
    })
    expect(sentence).toBe(
      'pages/docs/intro.mdx:4: status: found "drfat", expected one of "draft", "confirmed". Did you mean "draft"?',
    )
  })

  it('leaves out line, key and hint where there are none', () => {
    expect(formatProblem({ file: '_meta.json', found: 'no file', expected: 'a file' })).toBe(
      '_meta.json: found no file, expected a file.',
    )
  })

  it('lists what there is to choose from below the sentence, one a line', () => {
    const place = { file: 'site.config.ts', found: 'the version "1.0"', expected: 'one of these' }
    expect(formatProblem({ ...place, nearest: '1.0.0', choices: ['current', '1.0.0\n'] })).toBe(
      'site.config.ts: found the version "1.0", expected one of these. Did you mean "1.0.0"?\n  current\n  1.0.0\\u000a',
    )
  })

  it('stays in one line and cuts a long subject', () => {
    expect(formatProblem({ file: 'a.json', subject: 'a\nb', found: 'c\u2028d', expected: 'text' })).toBe(
      'a.json: a\\u000ab: found c\\u2028d, expected text.',
    )
    const long = formatProblem({ file: 'a.json', subject: 'a'.repeat(400), found: '5', expected: 'text' })
    expect(long).toBe(`a.json: ${'a'.repeat(299)}…: found 5, expected text.`)
  })
})

describe('quote', () => {
  it.each([
    ['text', '"text"'],
    ['a "name"', '"a \\"name\\""'],
    [5, '5'],
    [null, 'null'],
    [['a', 1], '["a",1]'],
    [undefined, 'nothing'],
  ])('writes %j as %s', (value, written) => {
    expect(quote(value)).toBe(written)
  })

  it('writes numbers and other values that JSON has no form for', () => {
    const circle: { self?: unknown } = {}
    circle.self = circle
    expect([Number.NaN, 5n, Symbol('a'), circle].map((value) => quote(value))).toEqual([
      'NaN',
      '5',
      'Symbol(a)',
      'a value that JSON has no form for',
    ])
  })

  it('cuts what is longer than a sentence can hold', () => {
    expect(quote('a'.repeat(300))).toBe(`"${'a'.repeat(300)}"`)
    expect(quote('a'.repeat(301))).toBe(`"${'a'.repeat(299)}…"`)
    expect(quote([['a'.repeat(400)]])).toBe(`[["${'a'.repeat(296)}…`)
  })
})

describe('shorten', () => {
  it('leaves no space in front of the ellipsis', () => {
    expect(shorten(`a${' '.repeat(400)}b`)).toBe('a…')
  })
})

describe('ProblemError', () => {
  const problems = [
    { file: 'a.json', line: 1, found: 'nothing', expected: 'text' },
    { file: 'b.json', found: '5', expected: 'text' },
  ]

  it('says one sentence a line', () => {
    const error = new ProblemError(problems)
    expect(error.message).toBe('a.json:1: found nothing, expected text.\nb.json: found 5, expected text.')
    expect(error.name).toBe('ProblemError')
    expect(error.problems).toEqual(problems)
  })

  it('is thrown for one problem and not for none', () => {
    expect(() => throwProblems(problems.slice(0, 1))).toThrow(ProblemError)
    expect(() => throwProblems([])).not.toThrow()
  })
})
