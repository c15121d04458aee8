import { describe, expect, it } from 'vitest'
import { formatProblem, ProblemError, quote, throwProblems } from './problem'

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
