import { parse } from 'graphql'
import { describe, expect, it } from 'vitest'
import { composeQueryLine } from './compose-query-line'

function compose(text: string): string {
  const line = composeQueryLine(parse(text))
  expect(line).not.toContain('\n')
  return line
}

describe('composeQueryLine', () => {
  it('writes an operation on one line', () => {
    expect(compose('query Sites($id: ID!) {\n  site(id: $id) {\n    name\n    maxWeight\n  }\n}\n')).toBe(
      'query Sites($id: ID!) { site(id: $id) { name maxWeight } }',
    )
  })

  it('leaves comments out, also those with braces and quotes', () => {
    expect(compose('# Who } "am" I?\nquery WhoAmI { # of all\n  user { name } # the end\n}\n# done')).toBe(
      'query WhoAmI { user { name } }',
    )
  })

  it('keeps what stands in texts: two spaces, signs of comments, escapes', () => {
    expect(
      compose('query Find {\n  find(name: "two  spaces # no comment \\"quoted\\" \\n line") { id }\n}'),
    ).toBe('query Find { find(name: "two  spaces # no comment \\"quoted\\" \\n line") { id } }')
  })

  it('writes a text of several lines with signs for their ends, and with its spaces', () => {
    const text =
      'mutation Note {\n  note(text: """\n    First  line\n      indented\n    third "line"\n  """)\n}'
    const line = compose(text)
    expect(line).toBe('mutation Note { note(text: "First  line\\n  indented\\nthird \\"line\\"") }')
  })

  it.each([
    'query Several { a: site(id: "1") { ...Names } b: site(id: "2") { ...Names } } fragment Names on Site { name }',
    'query Found { find { __typename ... on Site { name } ... @include(if: true) { id } } }',
    'mutation Make($input: MakeInput = { name: "x  y", tags: ["a", "b"] }) @live { make(input: $input) { id } }',
  ])('means the same as the text: %s', (text) => {
    const withoutPlaces = { noLocation: true }
    expect(parse(compose(text), withoutPlaces)).toEqual(parse(text, withoutPlaces))
  })
})
