import { buildSchema } from 'graphql'
import { describe, expect, it } from 'vitest'
import { parsePage } from '../pages/parse-page'
import { formatProblem } from '../problem/problem'
import { checkOperations } from './check-operations'

const schema = buildSchema('type Query { currentUser: User }\ntype User { id: ID!\n email: String! }')

function describeOperations(...lines: string[]): string[] {
  return checkOperations(parsePage('pages/docs/api/a.mdx', lines.join('\n')), schema).map(formatProblem)
}

describe('checkOperations', () => {
  it('lets an operation pass that the schema answers', () => {
    expect(
      describeOperations('```graphql filename="Query"', 'query WhoAmI { currentUser { id } }', '```'),
    ).toEqual([])
  })

  it('does not hold definitions, fragments and other languages against the schema', () => {
    const blocks = [
      '```graphql',
      'type Old { name: Nothing }',
      '```',
      '',
      '```graphql',
      'fragment A on Nothing { id }',
      '```',
    ]
    expect(describeOperations(...blocks, '', '```json', '{', '```')).toEqual([])
  })

  it('names what the schema does not have, with its line in the page', () => {
    const block = ['```graphql', 'query WhoAmI {', '  currentUser {', '    emial', '  }', '}', '```']
    expect(describeOperations('## Query', '', ...block)).toEqual([
      'pages/docs/api/a.mdx:6: found a mistake in the GraphQL text (Cannot query field "emial" on type "User". Did you mean "email"?), expected what schema/binbar.graphql has.',
    ])
  })

  it('names each mistake of an operation, also an unused variable', () => {
    const block = ['```graphql', 'query WhoAmI($id: ID!) {', '  currentUser', '}', '```']
    expect(describeOperations(...block)).toEqual([
      'pages/docs/api/a.mdx:3: found a mistake in the GraphQL text (Field "currentUser" of type "User" must have a selection of subfields. Did you mean "currentUser { ... }"?), expected what schema/binbar.graphql has.',
      'pages/docs/api/a.mdx:2: found a mistake in the GraphQL text (Variable "$id" is never used in operation "WhoAmI".), expected what schema/binbar.graphql has.',
    ])
  })

  it('names text that cannot be read, with its line in the page', () => {
    expect(
      describeOperations(
        '1. Send:',
        '',
        '   ```graphql',
        '   query {',
        '     currentUser { id',
        '   }',
        '   ```',
      ),
    ).toEqual([
      'pages/docs/api/a.mdx:6: found a mistake in the GraphQL text (Syntax Error: Expected Name, found <EOF>.), expected valid GraphQL.',
    ])
  })
})
