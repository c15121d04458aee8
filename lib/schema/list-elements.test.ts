import { buildSchema } from 'graphql'
import { describe, expect, it } from 'vitest'
import { listElements, rootKind, typeKind } from './list-elements'
import { readSchema } from './read-schema'

const file = 'schema/test.graphql'

function list(sdl: string): string[] {
  return listElements(readSchema(file, sdl)).map(
    ({ coordinate, kind, hasPage }) => `${coordinate} ${kind}${hasPage ? ' with page' : ''}`,
  )
}

describe('listElements', () => {
  it('names everything by its coordinate, and says what has a page', () => {
    const sdl = `
      directive @cost(points: Int) on FIELD_DEFINITION
      type Query { site(id: ID!): Site, found: Found }
      type Mutation { rename(input: RenameInput!): Site }
      type Subscription { weights: Float }
      type Site implements Node { id: ID! weight(unit: Unit): Float }
      interface Node { id: ID! }
      union Found = Site
      enum Unit { KG }
      input RenameInput { name: String! }
      scalar DateTime`
    expect(list(sdl)).toEqual([
      'Query.site query with page',
      'Query.site(id:) argument',
      'Query.found query with page',
      'ID scalar with page',
      'Mutation.rename mutation with page',
      'Mutation.rename(input:) argument',
      'Subscription.weights subscription with page',
      'Float scalar with page',
      'Site object with page',
      'Site.id field',
      'Site.weight field',
      'Site.weight(unit:) argument',
      'Node interface with page',
      'Node.id field',
      'Found union with page',
      'Unit enum with page',
      'Unit.KG value',
      'RenameInput input with page',
      'RenameInput.name field',
      'String scalar with page',
      'DateTime scalar with page',
      'Int scalar with page',
      'Boolean scalar with page',
      '@cost directive with page',
      '@cost(points:) argument',
      '@include directive with page',
      '@include(if:) argument',
      '@skip directive with page',
      '@skip(if:) argument',
      '@deprecated directive with page',
      '@deprecated(reason:) argument',
      '@specifiedBy directive with page',
      '@specifiedBy(url:) argument',
    ])
  })

  it('leaves out root types, whatever their names, and what introspection adds', () => {
    const elements = list(`
      schema { query: RootQuery, mutation: Changes }
      type RootQuery { query: Query }
      type Changes { now: Boolean }
      type Query { id: ID }`)
    expect(elements).toContain('RootQuery.query query with page')
    expect(elements).toContain('Changes.now mutation with page')
    expect(elements).toContain('Query object with page')
    expect(elements).toContain('Query.id field')
    expect(elements.filter((one) => /^(RootQuery|Changes) /.test(one))).toEqual([])
    expect(elements.filter((one) => one.startsWith('__'))).toEqual([])
  })

  it('keeps two elements with names that differ in letter case apart', () => {
    const elements = list('type Query { user: User, uSer: Int } type User { id: ID }')
    expect(elements).toEqual(
      expect.arrayContaining([
        'Query.user query with page',
        'Query.uSer query with page',
        'User object with page',
      ]),
    )
  })
})

describe('rootKind and typeKind', () => {
  const schema = buildSchema(`
    schema { query: Root, mutation: Change, subscription: News }
    type Root { a: Found } type Change { a: Int } type News { a: Int }
    type One implements Node { id: ID } interface Node { id: ID } union Found = One
    input In { a: E } enum E { A } scalar Day`)
  const kindsOf = (name: string) => {
    const type = schema.getType(name)
    return type && [rootKind(type, schema), typeKind(type)]
  }

  it.each([
    ['Root', 'query', 'object'],
    ['Change', 'mutation', 'object'],
    ['News', 'subscription', 'object'],
    ['One', undefined, 'object'],
    ['Node', undefined, 'interface'],
    ['Found', undefined, 'union'],
    ['In', undefined, 'input'],
    ['E', undefined, 'enum'],
    ['Day', undefined, 'scalar'],
    ['Int', undefined, 'scalar'],
  ])('tells of %s: %s, %s', (name, root, kind) => {
    expect(kindsOf(name)).toEqual([root, kind])
  })
})
