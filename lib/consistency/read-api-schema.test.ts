import { describe, expect, it } from 'vitest'
import { readApiSchema } from './read-api-schema'

const file = 'schema/binbar.graphql'

describe('readApiSchema', () => {
  it('reads a schema', () => {
    expect(readApiSchema(file, 'type Query { helloWorld: String }').getQueryType()?.name).toBe('Query')
  })

  it.each([
    [
      'broken text, with its line',
      'type Query {\n  helloWorld String\n}',
      'schema/binbar.graphql:2: found a mistake in the schema (Syntax Error: Expected ":", found Name "String".), expected a valid schema of GraphQL.',
    ],
    [
      'types that are not there',
      'type Query {\n  a: Acount\n  b: Usr\n}',
      'schema/binbar.graphql: found a mistake in the schema (Unknown type "Acount". Unknown type "Usr".), expected a valid schema of GraphQL.',
    ],
    [
      'a schema that nobody can query',
      'type User { id: ID }',
      'schema/binbar.graphql: found a mistake in the schema (Query root type must be provided.), expected a valid schema of GraphQL.',
    ],
  ])('stops at %s', (_mistake, text, sentence) => {
    expect(() => readApiSchema(file, text)).toThrow(
      expect.objectContaining({ name: 'ProblemError', message: sentence }),
    )
  })
})
