import { describe, expect, it } from 'vitest'
import { composeElementRoute, elementKinds, elementName, elementRoute } from './element-route'
import { readSchema } from './read-schema'

const schema = readSchema(
  'schema/test.graphql',
  `
  schema { query: RootQuery, mutation: RootMutation, subscription: News }
  type RootQuery { currentUser: User, user: User, a_b_c: Found, _: Boolean }
  type RootMutation { updateContainerSiteBinBar(input: LoginInput): BinBar }
  type News { weights: Float }
  type BinBar implements Node { id: ID! }
  type User { name: String }
  type _Meta { kind: WeightUnit }
  interface Node { id: ID! }
  union Found = BinBar | User
  enum WeightUnit { KG }
  input LoginInput { email: String }
  scalar DateTime
  directive @rateLimit on FIELD_DEFINITION`,
)

describe('elementRoute', () => {
  it.each([
    ['BinBar', '/docs/api/objects/bin-bar/'],
    ['User', '/docs/api/objects/user/'],
    ['_Meta', '/docs/api/objects/meta/'],
    ['ID', '/docs/api/scalars/id/'],
    ['DateTime', '/docs/api/scalars/date-time/'],
    ['Node', '/docs/api/interfaces/node/'],
    ['Found', '/docs/api/unions/found/'],
    ['WeightUnit', '/docs/api/enums/weight-unit/'],
    ['LoginInput', '/docs/api/inputs/login-input/'],
    ['RootQuery.currentUser', '/docs/api/queries/current-user/'],
    ['RootQuery.user', '/docs/api/queries/user/'],
    ['RootQuery.a_b_c', '/docs/api/queries/a-b-c/'],
    ['RootQuery._', '/docs/api/queries/_/'],
    ['RootMutation.updateContainerSiteBinBar', '/docs/api/mutations/update-container-site-bin-bar/'],
    ['News.weights', '/docs/api/subscriptions/weights/'],
    ['@specifiedBy', '/docs/api/directives/specified-by/'],
    ['@skip', '/docs/api/directives/skip/'],
    ['@rateLimit', '/docs/api/directives/rate-limit/'],
  ])('leads from %s to %s', (coordinate, route) => {
    expect(elementRoute(schema, coordinate)).toBe(route)
  })

  it.each([
    'Query.currentUser',
    'RootQuery',
    'BinBar.id',
    'WeightUnit.KG',
    '@skip(if:)',
    'binBar',
    '__Schema',
  ])('does not take %s for an element with a page', (coordinate) => {
    expect(() => elementRoute(schema, coordinate)).toThrow(
      new Error(`${coordinate}: found no element of the schema that has a page.`),
    )
  })
})

it('composes an address for every kind, each in a folder of its own', () => {
  const kinds = Object.keys(elementKinds) as (keyof typeof elementKinds)[]
  const routes = kinds.map((kind) => composeElementRoute(kind, 'RootQuery.someName'))
  expect(new Set(routes).size).toBe(10)
  for (const route of routes) expect(route).toMatch(/^\/docs\/api\/[a-z]+\/some-name\/$/)
})

it.each([
  ['Query.currentUser', 'currentUser'],
  ['@skip', 'skip'],
  ['BinBar', 'BinBar'],
  ['WeightUnit.KG', 'KG'],
])('gives %s the name %s', (coordinate, name) => {
  expect(elementName(coordinate)).toBe(name)
})
