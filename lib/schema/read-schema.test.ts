import { describe, expect, it } from 'vitest'
import { readSchema } from './read-schema'

const file = 'schema/binbar.graphql'

describe('readSchema', () => {
  it('reads a schema', () => {
    expect(readSchema(file, 'type Query { helloWorld: String }').getQueryType()?.name).toBe('Query')
  })

  it('reads what the text adds to a type later', () => {
    const schema = readSchema(file, 'type Query { a: Int } extend type Query { b: Int }')
    expect(Object.keys(schema.getQueryType()?.getFields() ?? {})).toEqual(['a', 'b'])
  })

  it('has @oneOf if an input uses it, and else leaves it out', () => {
    const namesOf = (text: string) =>
      readSchema(file, text)
        .getDirectives()
        .map(({ name }) => name)
    const own = ['include', 'skip', 'deprecated', 'specifiedBy']
    expect(namesOf('type Query { a(key: Key): Int } input Key { id: ID, name: String }')).toEqual(own)
    expect(namesOf('type Query { a(key: Key): Int } input Key @oneOf { id: ID, name: String }')).toEqual([
      ...own,
      'oneOf',
    ])
  })

  it('lets @deprecated stand where the specification does, and as the text defines it', () => {
    const placesOf = (text: string) => readSchema(file, text).getDirective('deprecated')?.locations
    const places = ['FIELD_DEFINITION', 'ARGUMENT_DEFINITION', 'INPUT_FIELD_DEFINITION', 'ENUM_VALUE']
    expect(placesOf('type Query { a: Int }')).toEqual(places)
    expect(
      placesOf('directive @deprecated(reason: String) on FIELD_DEFINITION type Query { a: Int }'),
    ).toEqual(['FIELD_DEFINITION'])
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
    [
      'an empty text',
      '',
      'schema/binbar.graphql:1: found a mistake in the schema (Syntax Error: Unexpected <EOF>.), expected a valid schema of GraphQL.',
    ],
    [
      'a text of comments alone',
      '# Nothing yet.\n\n# Nothing here either.\n',
      'schema/binbar.graphql:4: found a mistake in the schema (Syntax Error: Unexpected <EOF>.), expected a valid schema of GraphQL.',
    ],
    [
      'a schema of scalars alone',
      'scalar DateTime',
      'schema/binbar.graphql: found a mistake in the schema (Query root type must be provided.), expected a valid schema of GraphQL.',
    ],
    [
      'a type without fields',
      'type Query',
      'schema/binbar.graphql:1: found a mistake in the schema (Type Query must define one or more fields.), expected a valid schema of GraphQL.',
    ],
    [
      'a field twice',
      'type Query {\n  a: Int\n  a: Int\n}',
      'schema/binbar.graphql: found a mistake in the schema (Field "Query.a" can only be defined once.), expected a valid schema of GraphQL.',
    ],
  ])('stops at %s', (_mistake, text, sentence) => {
    expect(() => readSchema(file, text)).toThrow(
      expect.objectContaining({ name: 'ProblemError', message: sentence }),
    )
  })

  it('names each mistake of a type that lacks what its interfaces ask for', () => {
    const text =
      'type Query implements Node & Named {\n  a: Int\n}\n\ninterface Node {\n  id: ID\n}\n\ninterface Named {\n  name: String\n}'
    expect(() => readSchema(file, text)).toThrow(
      expect.objectContaining({
        message: [
          'schema/binbar.graphql:6: found a mistake in the schema (Interface field Node.id expected but Query does not provide it.), expected a valid schema of GraphQL.',
          'schema/binbar.graphql:10: found a mistake in the schema (Interface field Named.name expected but Query does not provide it.), expected a valid schema of GraphQL.',
        ].join('\n'),
      }),
    )
  })

  it('names every default of a scalar that no introspection can show', () => {
    const text = `scalar JSON
directive @shape(
  of: JSON = [1, "two"]
) on FIELD_DEFINITION
input Filter {
  rest: JSON = { unit: KG }
  plain: JSON = 0
}
interface Node {
  id(form: JSON = {}): ID
}
type Query implements Node {
  a(
    good: Filter = { plain: null }
    bad: [JSON!] = [{ a: 1 }]
  ): Int
  id(form: JSON): ID
}`
    expect(() => readSchema(file, text)).toThrow(
      expect.objectContaining({
        message: [
          'schema/binbar.graphql:6: Filter.rest: found the default {unit: KG}, in which a scalar is a list or an object, expected text, a number, true, false or null for each scalar, or no default.',
          'schema/binbar.graphql:10: Node.id(form:): found the default {}, in which a scalar is a list or an object, expected text, a number, true, false or null for each scalar, or no default.',
          'schema/binbar.graphql:14: Query.a(good:): found the default {plain: null}, in which a scalar is a list or an object, expected text, a number, true, false or null for each scalar, or no default.',
          'schema/binbar.graphql:15: Query.a(bad:): found the default [{a: 1}], in which a scalar is a list or an object, expected text, a number, true, false or null for each scalar, or no default.',
          'schema/binbar.graphql:3: @shape(of:): found the default [1, "two"], in which a scalar is a list or an object, expected text, a number, true, false or null for each scalar, or no default.',
        ].join('\n'),
      }),
    )
  })

  it('takes any other default', () => {
    const text = `scalar JSON
enum Unit { KG }
input Filter { unit: Unit = KG, within: [Filter!] }
type Query {
  a(a: JSON = 0, b: JSON = "", c: JSON = null, d: JSON = false, e: [JSON] = [1], f: Filter = { within: [{}] }): Int
}`
    expect(readSchema(file, text).getQueryType()?.getFields().a?.args).toHaveLength(6)
  })
})
