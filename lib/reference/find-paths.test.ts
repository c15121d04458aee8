import { describe, expect, it } from 'vitest'
import { readSchema } from '../schema/read-schema'
import { type ApiPath, findPaths } from './find-paths'

function write({ operation, steps, argument }: ApiPath): string {
  const fields = steps.map(({ owner, field }) => `${owner.name}.${field.name}`).join(' → ')
  return `${operation} ${fields}${argument ? ` (${argument.name})` : ''}`
}

function find(typeName: string, sdl: string): string[] {
  const schema = readSchema('schema/test.graphql', sdl)
  const type = schema.getType(typeName)
  if (!type) throw new Error(`Found no type ${typeName}.`)
  return findPaths(type, schema).map(write)
}

describe('findPaths', () => {
  const sdl = `
    type Query { account(id: ID!): Account, me: User, siteById(id: ID!): Site, deep: One, version: Int }
    type Mutation { login(input: LoginInput!): Login, createSite(input: SiteInput!): Site, away: One, swap: Site }
    type Account { users: [User!]!, sites(limit: Int): [Site!]! }
    type User { account: Account!, email: String }
    type Site { name: String, bar: Bar, weight(unit: Unit): Float }
    type Bar { site: Site, location: Location }
    type Location { at: DateTime }
    type One { two: Two } type Two { three: [[Three!]] } type Three { one: One, four: Four } type Four { id: ID }
    type Login { token: String! }
    type Lost { found: Boolean }
    input LoginInput { email: String!, password: String! }
    input SiteInput { name: String!, limits: [LimitInput!] }
    input LimitInput { unit: LimitUnit, next: LimitInput, size: SizeInput }
    input SizeInput { only: Boolean }
    input LostInput { only: Boolean }
    enum Unit { KG }
    enum LimitUnit { LB }
    scalar DateTime`

  it.each([
    [
      'a type first by the way that requires nothing, then by the shortest query, then by a mutation',
      'Site',
      ['query Query.me → User.account → Account.sites', 'query Query.siteById', 'mutation Mutation.swap'],
    ],
    [
      'the one that requires nothing first, although it is longer',
      'Account',
      ['query Query.me → User.account', 'query Query.account'],
    ],
    [
      'a type at the end of a chain',
      'Location',
      [
        'query Query.me → User.account → Account.sites → Site.bar → Bar.location',
        'query Query.siteById → Site.bar → Bar.location',
      ],
    ],
    [
      'a type behind lists of lists, through a circle',
      'Four',
      ['query Query.deep → One.two → Two.three → Three.four'],
    ],
    ['a type that a mutation alone returns', 'Login', ['mutation Mutation.login']],
    ['an input', 'LoginInput', ['mutation Mutation.login (input)']],
    ['an input within an input', 'LimitInput', ['mutation Mutation.createSite (input)']],
    [
      'an input two inputs deep, through one that holds itself',
      'SizeInput',
      ['mutation Mutation.createSite (input)'],
    ],
    [
      'an enum of an argument of a field',
      'Unit',
      [
        'query Query.me → User.account → Account.sites → Site.weight (unit)',
        'query Query.siteById → Site.weight (unit)',
      ],
    ],
    ['an enum within inputs', 'LimitUnit', ['mutation Mutation.createSite (input)']],
    ['a scalar that is returned, rather than taken', 'Int', ['query Query.version']],
    [
      'a scalar far away',
      'DateTime',
      [
        'query Query.me → User.account → Account.sites → Site.bar → Bar.location → Location.at',
        'query Query.siteById → Site.bar → Bar.location → Location.at',
      ],
    ],
    ['nothing for a type that nothing leads to', 'Lost', []],
    ['nothing for an input that nothing takes', 'LostInput', []],
  ])('finds %s', (_what, type, paths) => {
    expect(find(type, sdl)).toEqual(paths)
  })

  it('prefers the shortest of each query, however the fields are ordered', () => {
    const text = `
      type Query { a: A }
      type A { long: B, short: C }
      type B { next: C }
      type C { end: D }
      type D { id: ID }`
    expect(find('D', text)).toEqual(['query Query.a → A.short → C.end'])
  })

  it('goes through a mutation to what lies behind its answer only where no query leads there', () => {
    const text = `
      type Query { version: Int }
      type Mutation { login: Login }
      type Login { user: User }
      type User { email: String }`
    expect(find('User', text)).toEqual(['mutation Mutation.login → Login.user'])
  })

  it('shows two queries and one mutation at most', () => {
    const text = `
      type Query { a(id: ID!): Site, b: Site, c(id: ID!, of: ID!): Site, d: Site }
      type Mutation { a(id: ID!): Site, b: Site }
      type Site { id: ID }`
    expect(find('Site', text)).toEqual(['query Query.b', 'query Query.d', 'mutation Mutation.b'])
  })

  it('goes over deprecated fields where there is no other way', () => {
    const text = `
      type Query { old: Site @deprecated, gone: Site @deprecated(reason: ""), user: User, far: Far }
      type Mutation { old: Site @deprecated }
      type User { site: Site @deprecated, far: Far }
      type Far { site: Site, alone: Alone @deprecated }
      type Alone { id: ID }
      type Site { id: ID }`
    expect(find('Site', text)).toEqual([
      'query Query.far → Far.site',
      'query Query.old',
      'mutation Mutation.old',
    ])
    expect(find('Alone', text)).toEqual([
      'query Query.far → Far.alone',
      'query Query.user → User.far → Far.alone',
    ])
  })

  it('ends where types hold themselves and lead back to the root', () => {
    const text = `
      type Query { site: Site }
      type Site { self: Site!, parent: [Site!], query: Query, other: Other }
      type Other { site: Site, query: Query! }
      type Away { id: ID }`
    expect(find('Other', text)).toEqual(['query Query.site → Site.other'])
    expect(find('Query', text)).toEqual(['query Query.site → Site.query'])
    expect(find('Away', text)).toEqual([])
  })

  describe('through unions and interfaces', () => {
    const text = `
      type Query { find: [Found!]!, node(id: ID!): Node }
      union Found = Site | Truck
      interface Node { id: ID!, parent: Node }
      interface Named implements Node { id: ID!, parent: Node, name: String }
      type Site implements Named & Node { id: ID!, parent: Node, name: String, load: Load }
      type Truck { driver(unit: Unit): Driver }
      type Driver { name: String }
      type Load { value: Float }
      enum Unit { KG }
      interface Alone { id: ID }`

    it.each([
      ['the union itself', 'Found', ['query Query.find']],
      ['a member', 'Truck', ['query Query.find']],
      ['a member that is an implementation too', 'Site', ['query Query.find', 'query Query.node']],
      ['an interface of an interface', 'Named', ['query Query.find → Site.parent', 'query Query.node']],
      ['what a member holds', 'Driver', ['query Query.find → Truck.driver']],
      [
        'what an implementation holds',
        'Load',
        ['query Query.find → Site.load', 'query Query.node → Site.load'],
      ],
      ['what an argument of a member takes', 'Unit', ['query Query.find → Truck.driver (unit)']],
      ['nothing for an interface of nothing', 'Alone', []],
    ])('finds %s', (_what, type, paths) => {
      expect(find(type, text)).toEqual(paths)
    })
  })

  it('works with renamed roots, and without a mutation', () => {
    const text = `
      schema { query: RootQuery }
      type RootQuery { site: Site }
      type Site { query: Query, mutation: Mutation }
      type Query { id: ID }
      type Mutation { id: ID }`
    expect(find('Query', text)).toEqual(['query RootQuery.site → Site.query'])
    expect(find('Mutation', text)).toEqual(['query RootQuery.site → Site.mutation'])
  })
})
