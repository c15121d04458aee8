import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { findNearest } from './find-nearest'
import { formatProblem, quote } from './problem'
import { expectClear, oddText, oddValue, settings } from './property.fixture'
import { readJson } from './read-json'
import { readYaml } from './read-yaml'

describe('formatProblem', () => {
  it('says where, about what and what in one line, however odd the parts are', () => {
    fc.assert(
      fc.property(oddText, oddValue, fc.option(oddText, { nil: undefined }), (subject, value, nearest) => {
        const problem = { file: 'a.json', line: 3, subject, found: quote(value), expected: 'text', nearest }
        expectClear([problem])
        const isPlain = subject.length <= 300 && !/[\p{Cc}\u2028\u2029]/u.test(subject)
        if (isPlain) expect(formatProblem(problem)).toContain(`a.json:3: ${subject}`)
      }),
      settings,
    )
  })
})

describe('quote', () => {
  it('writes short text so that it can be read back', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 300 }), (text) => {
        expect(JSON.parse(quote(text))).toBe(text)
      }),
      settings,
    )
  })
})

describe('findNearest', () => {
  it('gives one of the candidates, or nothing', () => {
    fc.assert(
      fc.property(oddText, fc.array(oddText, { maxLength: 6 }), (value, candidates) => {
        const nearest = findNearest(value, candidates)
        if (nearest !== undefined) expect(candidates).toContain(nearest)
      }),
      settings,
    )
  })

  it('finds a candidate of which one letter is missing', () => {
    const word = fc.string({ unit: fc.constantFrom(...'abcdefgh'), minLength: 4, maxLength: 30 })
    fc.assert(
      fc.property(word, fc.nat(29), (candidate, place) => {
        const at = place % candidate.length
        expect(findNearest(candidate.slice(0, at) + candidate.slice(at + 1), [candidate])).toBe(candidate)
      }),
      settings,
    )
  })
})

describe('readJson', () => {
  it('gives what JSON.parse gives, or says why not', () => {
    const text = fc.oneof(
      oddText,
      fc.json(),
      fc.tuple(fc.json(), fc.nat(200)).map(([json, length]) => json.slice(0, length)),
      fc
        .tuple(fc.json(), fc.nat(200), oddText)
        .map(([json, at, odd]) => json.slice(0, at) + odd + json.slice(at)),
    )
    fc.assert(
      fc.property(text, (json) => {
        const { value, problems, lineOf } = readJson('a.json', json)
        expectClear(problems)
        expect(lineOf(['a', 0])).toBeGreaterThan(0)
        if (problems.length === 0) expect(JSON.stringify(value)).toBe(JSON.stringify(JSON.parse(json)))
      }),
      settings,
    )
  })

  it('takes all JSON without repeated keys', () => {
    fc.assert(
      fc.property(fc.jsonValue(), (value) => {
        const json = JSON.stringify(value)
        expect(readJson('a.json', json)).toMatchObject({ problems: [] })
        expect(JSON.stringify(readJson('a.json', json).value)).toBe(json)
      }),
      settings,
    )
  })
})

describe('readYaml', () => {
  const piece = fc.oneof(
    oddText,
    fc.constantFrom(
      'title',
      ': ',
      '\n',
      '  ',
      '- ',
      '"',
      "'",
      '|\n',
      '>',
      '&a ',
      '*a',
      '!!set ',
      '!!binary ',
    ),
    fc.constantFrom(
      '? ',
      '[',
      ']',
      '{',
      '}',
      ',',
      '#',
      '<<: ',
      '%YAML 1.1\n',
      '---\n',
      '...',
      '!!omap ',
      '!x ',
    ),
  )

  it('reads a text, or says what is wrong with it', () => {
    fc.assert(
      fc.property(fc.array(piece, { maxLength: 12 }), (pieces) => {
        const { value, problems, lineOf } = readYaml('a.mdx', pieces.join(''), 1)
        expectClear(problems)
        expect(lineOf(['title', 0])).toBeGreaterThan(0)
        expect(value === undefined).toBe(problems.length > 0)
      }),
      settings,
    )
  })
})
