// biome-ignore-all lint/suspicious/noTemplateCurlyInString: texts that look like templates
import { describe, expect, it } from 'vitest'
import { composeTypeScript } from './compose-typescript'
import type { JsonValue } from './request'

const query = 'query Site($id: ID!) {\n  containerSiteById(id: $id) {\n    name\n  }\n}'

/** The lines of the query, or of the variables, in the program. */
function composePart(name: string, part: { query?: string; variables?: Record<string, JsonValue> }): string {
  const program = composeTypeScript({ query, queryLine: '', variables: {}, needsToken: true, ...part })
  const start = program.indexOf(`const ${name} = `)
  return program.slice(start, program.indexOf('\n\n', start))
}

describe('composeTypeScript', () => {
  it('writes a module that prints the whole answer', () => {
    const variables = { id: '4Tz8Rw1pVb' }
    expect(composeTypeScript({ query, queryLine: '', variables, needsToken: true })).toBe(
      `const query = \`query Site($id: ID!) {
  containerSiteById(id: $id) {
    name
  }
}\`

const variables = {
  id: '4Tz8Rw1pVb',
}

const response = await fetch(process.env.BINBAR_API_URL ?? '', {
  method: 'POST',
  headers: {
    'Content-Type': 'application/json',
    Authorization: \`Bearer \${process.env.BINBAR_TOKEN}\`,
  },
  body: JSON.stringify({ query, variables }),
})

const answer: unknown = await response.json()
console.log(JSON.stringify(answer, null, 2))`,
    )
  })

  it('leaves out the token and the variables where there are none', () => {
    const program = composeTypeScript({ query, queryLine: '', variables: {}, needsToken: false })
    expect(program).not.toContain('variables')
    expect(program).not.toContain('Authorization')
    expect(program).toContain('body: JSON.stringify({ query }),')
  })

  it('escapes in the query what would end it or be read as a value, and nothing else', () => {
    expect(composePart('query', { query: '{ a(b: "$c ${d} `e` \\n \'") }' })).toBe(
      'const query = `{ a(b: "$c \\${d} \\`e\\` \\\\n \'") }`',
    )
  })

  it('quotes texts and keys only as far as they need it', () => {
    const variables = {
      name: "Bob's",
      quoted: '"x"',
      plain: 'x',
      'not-a-name': null,
      lines: 'one\ntwo',
      size: 12.5,
      flag: false,
    }
    expect(composePart('variables', { variables })).toBe(`const variables = {
  name: "Bob's",
  quoted: '"x"',
  plain: 'x',
  'not-a-name': null,
  lines: 'one\\ntwo',
  size: 12.5,
  flag: false,
}`)
  })

  it('moves lists and objects in, and keeps empty ones short', () => {
    const variables = { input: { sizes: [1, [2]], none: [], empty: {} } }
    expect(composePart('variables', { variables })).toBe(`const variables = {
  input: {
    sizes: [
      1,
      [
        2,
      ],
    ],
    none: [],
    empty: {},
  },
}`)
  })
})
