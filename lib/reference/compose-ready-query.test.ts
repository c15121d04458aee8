import { getVariableValues, type OperationDefinitionNode, print, validate } from 'graphql'
import { describe, expect, it } from 'vitest'
import { composeApi } from './api.fixture'
import { composeReadyQuery } from './compose-ready-query'
import { findPaths } from './find-paths'

/** The ready operations of a type on one line each, with their variables. Each of them has to be valid. */
function compose(typeName: string, sdl: string, sampleArguments: Record<string, unknown> = {}): string[] {
  const api = { ...composeApi(sdl), sampleArguments }
  const type = api.schema.getType(typeName)
  if (!type) throw new Error(`Found no type ${typeName}.`)
  return findPaths(type, api.schema).map((path) => {
    const { name, query, document, variables } = composeReadyQuery(path, api)
    expect(validate(api.schema, document).map(({ message }) => message)).toEqual([])
    expect(query).toBe(print(document))
    const operation = document.definitions[0] as OperationDefinitionNode
    expect(operation.name?.value).toBe(name)
    const { variableDefinitions = [] } = operation
    expect(getVariableValues(api.schema, variableDefinitions, variables).errors).toBeUndefined()
    return `${query.replace(/\s+/g, ' ')} ${JSON.stringify(variables)}`
  })
}

describe('composeReadyQuery', () => {
  it('asks for the plain fields of what comes back, and for nothing deprecated or with required arguments', () => {
    const sdl = `
      type Query { site: Site }
      type Site { id: ID!, sizes: [[Int!]]!, unit: Unit, weight(unit: Unit): Float, old: Int @deprecated,
        gone: Int @deprecated(reason: ""), needs(id: ID!): Int, optional(id: ID! = 1): Int, parent: Site }
      enum Unit { KG }`
    expect(compose('Site', sdl)).toEqual(['query Site { site { id sizes unit weight optional } } {}'])
  })

  it('asks for the name of the type where there is no plain field', () => {
    const sdl = 'type Query { site: Site } type Site { parent: Site, old: Int @deprecated }'
    expect(compose('Site', sdl)).toEqual(['query Site { site { __typename } } {}'])
  })

  it('asks for nothing within a scalar or an enum', () => {
    expect(compose('Int', 'type Query { count: [Int!]! }')).toEqual(['query Count { count } {}'])
  })

  it('has variables for required arguments, with sample values', () => {
    const sdl = `
      type Query { account(id: ID!, at: Int! = 3, of: String): Account }
      type Account { sites(id: ID!, limit: Int!, unit: Unit!): [Site!]! }
      type Site { name: String }
      enum Unit { KG LB }`
    expect(compose('Site', sdl)).toEqual([
      'query AccountSites($id: ID!, $sitesId: ID!, $limit: Int!, $unit: Unit!) { account(id: $id) { sites(id: $sitesId, limit: $limit, unit: $unit) { name } } } {"id":"ID","sitesId":"ID","limit":1,"unit":"KG"}',
    ])
    const sampleArguments = { 'Query.account(id:)': 'k7Qm2Lx9Aa', 'Account.sites(limit:)': 0 }
    expect(compose('Site', sdl, sampleArguments)[0]).toContain(
      '{"id":"k7Qm2Lx9Aa","sitesId":"ID","limit":0,"unit":"KG"}',
    )
  })

  it('has a variable for what a query may take, where there is a sample of it, but not for what fields may take', () => {
    const sdl = `
      type Query { site(id: ID!, bar: ID, unit: Int): Site }
      type Site { name(long: Boolean): String }`
    const samples = { 'Query.site(bar:)': 'b', 'Site.name(long:)': true }
    expect(compose('Site', sdl, samples)).toEqual([
      'query Site($id: ID!, $bar: ID) { site(id: $id, bar: $bar) { name } } {"id":"ID","bar":"b"}',
    ])
  })

  it('has a variable for the argument that takes the type, required or not', () => {
    const sdl = `
      type Query { site(id: ID!): Site }
      type Site { weight(unit: Unit = KG, of: Int): Float }
      enum Unit { LB KG }`
    expect(compose('Unit', sdl)).toEqual([
      'query SiteWeight($id: ID!, $unit: Unit) { site(id: $id) { weight(unit: $unit) } } {"id":"ID","unit":"LB"}',
    ])
  })

  it('has variables for the arguments of its query that have a sample value, required or not', () => {
    const sdl = `
      type Query { account(at: Int, of: String, no: Boolean): Account }
      type Account { sites(limit: Int, offset: Int): [Site!]! }
      type Site { name: String }`
    const sampleArguments = {
      'Query.account(at:)': 0,
      'Query.account(no:)': false,
      'Account.sites(limit:)': 5,
    }
    expect(compose('Site', sdl, sampleArguments)).toEqual([
      'query AccountSites($at: Int, $no: Boolean) { account(at: $at, no: $no) { sites { name } } } {"at":0,"no":false}',
    ])
  })

  it('has a name of its own for every variable, also through fields of one name', () => {
    const sdl = `
      type Query { child(id: ID!, childId: ID!): A }
      type A { child(id: ID!): B }
      type B { child(id: ID!): C }
      type C { x: Int }`
    expect(compose('C', sdl)).toEqual([
      'query ChildChild($id: ID!, $childId: ID!, $childId2: ID!, $childId3: ID!) { child(id: $id, childId: $childId) { child(id: $childId2) { child(id: $childId3) { x } } } } {"id":"ID","childId":"ID","childId2":"ID","childId3":"ID"}',
    ])
  })

  it('fills inputs with what they require', () => {
    const sdl = `
      type Mutation { create(input: CreateInput!): Int }
      type Query { a: Int }
      input CreateInput { name: String!, sizes: [[Float!]!]!, unit: Unit! = KG, note: String, at: DateTime!, where: WhereInput! }
      input WhereInput { active: Boolean!, unit: Unit! }
      enum Unit { KG }
      scalar DateTime`
    expect(compose('CreateInput', sdl)).toEqual([
      'mutation Create($input: CreateInput!) { create(input: $input) } {"input":{"name":"text","sizes":[[1.5]],"at":"value","where":{"active":true,"unit":"KG"}}}',
    ])
  })

  it('ends lists of inputs that hold themselves', () => {
    const sdl = `
      type Query { find(filter: Filter!): Int }
      input Filter { name: String!, all: [Filter!]!, other: Other! }
      input Other { any: [[Filter!]!]!, list: [Other!]! }`
    expect(compose('Filter', sdl)).toEqual([
      'query Find($filter: Filter!) { find(filter: $filter) } {"filter":{"name":"text","all":[],"other":{"any":[],"list":[]}}}',
    ])
  })

  it('gives one field to an input that takes one, and one that does not lead back', () => {
    const sdl = `
      type Query { find(key: Key!): Int }
      input Key @oneOf { not: Key, other: Other, id: ID }
      input Other @oneOf { key: Key, keys: [Key!], name: String }`
    expect(compose('Key', sdl)).toEqual([
      'query Find($key: Key!) { find(key: $key) } {"key":{"other":{"name":"text"}}}',
    ])
    const back = 'type Query { a(b: B!): Int } input B @oneOf { c: C, id: ID } input C @oneOf { b: B }'
    expect(compose('B', back)).toEqual(['query A($b: B!) { a(b: $b) } {"b":{"c":{"b":{"id":"ID"}}}}'])
  })

  it('does not loop over an input that no value fits', () => {
    const api = composeApi('type Query { find(key: Key!): Int } input Key @oneOf { key: Key }')
    const type = api.schema.getType('Key')
    const [path] = type ? findPaths(type, api.schema) : []
    expect(path && composeReadyQuery(path, api).variables).toEqual({ key: { key: {} } })
  })

  describe('through unions and interfaces', () => {
    const sdl = `
      type Query { find: [Found!], node: Node }
      union Found = Site | Bar | Empty
      interface Node { id: ID!, old: Int @deprecated, parent: Node }
      type Site implements Node { id: ID!, old: Int, parent: Node, name: String, size: Int, load: Load }
      type Bar implements Node { id: ID!, old: Int, parent: Node, name: String!, size: Int, tags: [String] }
      type Empty { load: Load }
      type Load { value: Float }`

    it('asks for the fields of each member within a fragment, with a name of its own where types differ', () => {
      expect(compose('Found', sdl)).toEqual([
        'query Find { find { __typename ... on Site { id old name size } ... on Bar { id old barName: name size tags } } } {}',
      ])
    })

    it('asks for the fields of an interface once', () => {
      expect(compose('Node', sdl)).toEqual([
        'query Node { node { __typename id ... on Site { old name size } ... on Bar { old barName: name size tags } } } {}',
        'query FindParent { find { ... on Site { parent { __typename id ... on Site { old name size } ... on Bar { old barName: name size tags } } } } } {}',
      ])
    })

    it('goes on within a fragment', () => {
      expect(compose('Load', sdl)).toEqual([
        'query FindLoad { find { ... on Site { load { value } } } } {}',
        'query NodeLoad { node { ... on Site { load { value } } } } {}',
      ])
    })
  })

  it.each([
    ['_', 'query Request { _ } {}'],
    ['_a', 'query A { _a } {}'],
    ['_1', 'query Request1 { _1 } {}'],
    ['get_my_site', 'query GetMySite { get_my_site } {}'],
  ])('has a name for an operation on the field %s', (field, query) => {
    expect(compose('Int', `type Query { ${field}: Int }`)).toEqual([query])
  })
})
