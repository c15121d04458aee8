import { buildSchema } from 'graphql'
import { describe, expect, it } from 'vitest'
import { planApiPage } from './plan-api-page'

const schema = buildSchema(`
type Query {
  """
  The user whose token the request carries. This is the way to your own account and to everything in it. A third
  sentence that no longer fits into what a description may hold at the most, so it is left out of it.
  """
  currentUser: User
  userById(id: ID!): User
}

"""Short."""
type User { id: ID }

directive @audit(by: String) on FIELD
`)

const plan = (coordinate: string, keys: string[] = []) => planApiPage(coordinate, schema, () => keys)

describe('planApiPage', () => {
  it('takes the sentences of the schema that fit, without signs of Markdown', () => {
    expect(plan('Query.currentUser')).toMatchObject({
      route: '/docs/api/queries/current-user/',
      title: 'currentUser',
      label: 'currentUser',
      graphql: 'Query.currentUser',
      description:
        'The user whose token the request carries. This is the way to your own account and to everything in it.',
    })
  })

  it('has a sentence of its own where the schema says too little', () => {
    expect(plan('User').description).toBe('Object User of the API: what it is for, and how to use it.')
    expect(plan('@audit')).toMatchObject({
      route: '/docs/api/directives/audit/',
      title: '@audit',
      graphql: '@audit',
      description: 'Directive @audit of the API: what it is for, and how to use it.',
    })
  })

  it.each([
    [['account', 'zone'], 1],
    [['account'], undefined],
    [['zone'], 0],
  ])('stands at its alphabetical place among %j', (keys, position) => {
    expect(plan('User', keys).position).toBe(position)
  })

  it.each([
    ['Usr', 'Did you mean "User"?'],
    ['Query.userById(id:)', 'expected the element that it is part of: "Query.userById".'],
    ['@audit(by:)', 'expected the element that it is part of: "@audit".'],
    ['', 'found nothing, expected a type'],
  ])('refuses "%s"', (coordinate, sentence) => {
    expect(() => plan(coordinate)).toThrow(sentence)
  })
})
