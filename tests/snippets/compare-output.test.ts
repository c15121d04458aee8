import { describe, expect, it } from 'vitest'
import { compareOutput } from './compare-output'
import type { Snippet } from './list-snippets'

const snippet: Snippet = {
  page: 'out/index.html',
  place: 'out/index.html Greet (curl)',
  language: 'curl',
  code: 'curl …',
  kind: 'example',
  expected: '{\n  "data": { "weight": 12.5, "names": ["a", "b"] }\n}',
}
const program: Snippet = { ...snippet, kind: 'program', expected: 'FULL  a\nCHECK b' }

function compare(one: Snippet, output: string, status = 0, errors = '') {
  return compareOutput(one, { status, output, errors })
}

describe('compareOutput', () => {
  it('takes an answer in any layout', () => {
    expect(compare(snippet, '{"data":{"names":["a","b"],"weight":1.25e1}}\n')).toBeUndefined()
  })

  it.each([
    '{"data":{"weight":12.5,"names":["b","a"]}}',
    '{"data":{"weight":"12.5","names":["a","b"]}}',
    '{"data":{"weight":12.5,"names":["a","b"],"more":null}}',
    '{"errors":[],"data":{"weight":12.5,"names":["a","b"]}}',
    '{"data":{"weight":12.5,"names":["a","b"]}} and more',
    '',
  ])('refuses another answer: %s', (output) => {
    expect(compare(snippet, output)).toBe(
      `out/index.html Greet (curl): printed ${output}, expected ${snippet.expected}`,
    )
  })

  it('names an example whose page shows no JSON', () => {
    expect(compare({ ...snippet, expected: 'null,' }, 'null,')).toBe(
      'out/index.html Greet (curl): printed null,, expected null,',
    )
  })

  it('takes the lines of a program as they are, but for the last end of a line', () => {
    expect(compare(program, 'FULL  a\nCHECK b\n')).toBeUndefined()
    expect(compare(program, 'FULL a\nCHECK b\n')).toContain('expected FULL  a')
    expect(compare(program, '  FULL  a\nCHECK b\n')).toContain('printed FULL  a')
    expect(compare(program, 'CHECK b\nFULL  a\n')).toContain('printed CHECK b')
  })

  it('refuses a text that ends with an error, whatever it printed', () => {
    expect(compare(snippet, snippet.expected, 7, 'no host')).toBe(
      'out/index.html Greet (curl): ended with status 7: no host',
    )
    expect(compare(program, program.expected, 1)).toContain('ended with status 1: FULL  a')
  })
})
