import { describe, expect, it } from 'vitest'
import { formatProblem } from '../problem/problem'
import { composeApi } from './api.fixture'
import { listReadyExamples } from './list-ready-examples'

const api = composeApi(
  `
  type Query { site(id: ID!): Site, secret: String, login: Login, userSites: [Site!], user: User, broken: Int!, fine: Tag }
  type Mutation { login: Login, rename(input: RenameInput!): Site }
  type Subscription { weights: Float }
  type Site { name: String, tag: Tag }
  type User { sites: [Site!] }
  type Login { jwt: String }
  type Lost { id: ID }
  type Tag { text: String }
  input RenameInput { name: String! }
  directive @live on QUERY`,
  {
    site: ({ id }: { id: string }) => ({ name: `Site ${id}`, tag: { text: 'x' } }),
    userSites: [],
    user: { sites: [] },
    broken: () => {
      throw new Error('Out of order.')
    },
  },
)

function list(coordinate: string, sampleArguments: Record<string, unknown> = {}) {
  const { ready, problems } = listReadyExamples(coordinate, { ...api, sampleArguments })
  return { ready: ready.map(({ example }) => example), problems: problems.map(formatProblem) }
}

describe('listReadyExamples', () => {
  it('sends the operation of each way and shows the answer', () => {
    const { ready, problems } = list('Query.site', { 'Query.site(id:)': '4Tz8Rw1pVb' })
    expect(problems).toEqual([])
    expect(ready).toHaveLength(1)
    expect(ready[0]).toMatchObject({
      id: 'request-site',
      name: 'Site',
      request: {
        query: 'query Site($id: ID!) {\n  site(id: $id) {\n    name\n  }\n}',
        queryLine: 'query Site($id: ID!) { site(id: $id) { name } }',
        variables: { id: '4Tz8Rw1pVb' },
      },
    })
    expect(JSON.parse(ready[0]?.result ?? '')).toEqual({ data: { site: { name: 'Site 4Tz8Rw1pVb' } } })
  })

  it('sends a token only where the operation needs one', () => {
    expect(list('Query.secret').ready[0]?.request.needsToken).toBe(true)
    expect(list('Query.secret').ready[0]?.result).toContain('the secret')
    expect(list('Query.site').ready[0]?.request.needsToken).toBe(false)
  })

  it('has an id of its own for each, also where two operations have one name', () => {
    expect(list('Login').ready.map(({ id, name }) => [id, name])).toEqual([
      ['request-login', 'Login'],
      ['request-login-2', 'Login'],
    ])
    const sites = listReadyExamples('Site', api).ready.map(({ example }) => example.id)
    expect(new Set(sites).size).toBe(sites.length)
  })

  it('takes a query or a mutation for its own way', () => {
    expect(list('Mutation.rename').ready.map(({ name, request }) => [name, request.variables])).toEqual([
      ['Rename', { input: { name: 'text' } }],
    ])
    expect(list('Mutation.login').ready[0]?.request.query).toMatch(/^mutation Login/)
    expect(list('Query.login').ready[0]?.request.query).toMatch(/^query Login/)
  })

  it.each(['Lost', '@live', 'Subscription.weights', 'Nothing', 'Query.nothing', 'Site.name'])(
    'gives nothing for %s',
    (coordinate) => {
      expect(list(coordinate)).toEqual({ ready: [], problems: [] })
    },
  )

  it('reports an answer with an error, with the operation and the element', () => {
    const { ready, problems } = list('Query.broken')
    expect(ready).toHaveLength(1)
    expect(problems).toEqual([
      'schema/sample-data.json: the ready operation Broken for Query.broken: found an answer with an error (Out of order.), expected sample data and sample values of arguments with which it can be sent.',
    ])
  })

  it('reports a sample value that does not fit its argument', () => {
    const { problems } = list('RenameInput', { 'Mutation.rename(input:)': { nme: 'x' } })
    expect(problems).toEqual([
      expect.stringMatching(
        /^schema\/sample-data\.json: the ready operation Rename for RenameInput: found an answer with an error \(Variable "\$input" got invalid value .*Field "name" of required type "String!" was not provided\.\), expected sample data/,
      ),
      expect.stringContaining('Field "nme" is not defined by type "RenameInput". Did you mean "name"?'),
    ])
  })
})
