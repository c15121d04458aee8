import { describe, expect, it } from 'vitest'
import { composePython } from './compose-python'
import type { JsonValue } from './request'

const query = 'query Site($id: ID!) {\n  containerSiteById(id: $id) {\n    name\n  }\n}'

/** The lines of the query, or of the variables, in the program. */
function composePart(name: string, part: { query?: string; variables?: Record<string, JsonValue> }): string {
  const program = composePython({ query, queryLine: '', variables: {}, needsToken: true, ...part })
  const start = program.indexOf(`\n${name} = `) + 1
  return program.slice(start, program.indexOf('\n\n', start))
}

describe('composePython', () => {
  it('writes a program without packages that prints the whole answer, also that of an error', () => {
    const variables = { id: '4Tz8Rw1pVb' }
    expect(composePython({ query, queryLine: '', variables, needsToken: true })).toBe(
      `import json
import os
import urllib.error
import urllib.request

query = """query Site($id: ID!) {
  containerSiteById(id: $id) {
    name
  }
}"""

variables = {
    "id": "4Tz8Rw1pVb",
}

request = urllib.request.Request(
    os.environ["BINBAR_API_URL"],
    data=json.dumps({"query": query, "variables": variables}).encode(),
    headers={
        "Content-Type": "application/json",
        "Authorization": f"Bearer {os.environ['BINBAR_TOKEN']}",
    },
)

try:
    response = urllib.request.urlopen(request)
except urllib.error.HTTPError as error:
    response = error  # its body says what is wrong with the request

with response:
    print(json.dumps(json.load(response), indent=2))`,
    )
  })

  it('leaves out the token and the variables where there are none', () => {
    const program = composePython({ query, queryLine: '', variables: {}, needsToken: false })
    expect(program).not.toContain('variables')
    expect(program).not.toContain('Authorization')
    expect(program).toContain('data=json.dumps({"query": query}).encode(),')
  })

  it.each([
    ['{ a(b: "c") }', '{ a(b: "c") }'],
    ['{ a(b: "\\n") }', '{ a(b: "\\\\n") }'],
    ['{ a(b: """c""") }', '{ a(b: \\"\\"\\"c\\"\\"\\") }'],
    ['{ a(b: "', '{ a(b: \\"'],
    ['{ a(b: """', '{ a(b: \\"\\"\\"'],
  ])('escapes in the query %s what would end it, and nothing else', (text, literal) => {
    expect(composePart('query', { query: text })).toBe(`query = """${literal}"""`)
  })

  it('writes values as Python does', () => {
    const variables = {
      name: `Bob's "Mall"`,
      'not-a-name': null,
      flags: [true, false],
      input: { size: 12.5, none: [], empty: {} },
    }
    expect(composePart('variables', { variables })).toBe(`variables = {
    "name": "Bob's \\"Mall\\"",
    "not-a-name": None,
    "flags": [
        True,
        False,
    ],
    "input": {
        "size": 12.5,
        "none": [],
        "empty": {},
    },
}`)
  })
})
