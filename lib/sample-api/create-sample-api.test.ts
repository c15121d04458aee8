import { buildSchema, isObjectType, printSchema } from 'graphql'
import { describe, expect, it } from 'vitest'
import { createSampleApi } from './create-sample-api'
import { ask, listErrors, sampleData, schemaText, send } from './sample-api.fixture'

const notLoggedIn =
  'UNAUTHENTICATED: You are not logged in. Send the token of login in the Authorization header.'

describe('a request', () => {
  it('is answered with plain JSON, with its errors before its data', () => {
    const answer = send({ query: '{ currentUser { id } }', token: 'wrong' })
    expect(Object.keys(answer)).toEqual(['errors', 'data'])
    expect(answer).toStrictEqual({
      errors: [
        {
          message: notLoggedIn.slice(notLoggedIn.indexOf(' ') + 1),
          locations: [{ line: 1, column: 3 }],
          path: ['currentUser'],
          extensions: { code: 'UNAUTHENTICATED' },
        },
      ],
      data: { currentUser: null },
    })
  })

  it('finds the data as they were, whatever an earlier one changed', () => {
    const api = createSampleApi(buildSchema(schemaText), sampleData)
    const before = structuredClone(sampleData)
    const request = {
      query: 'mutation { updateAccount(id: "account001", input: { name: "New" }) { name } }',
      token: api.token,
    }
    expect(api.execute(request)).toEqual({ data: { updateAccount: { name: 'New' } } })
    expect(api.execute({ query: '{ accountById(id: "account001") { name } }', token: api.token })).toEqual({
      data: { accountById: { name: 'Example Containers' } },
    })
    expect(sampleData).toEqual(before)
  })

  it('sees what an earlier operation of the same request changed', () => {
    const query = `mutation {
      updateAccount(id: "account001", input: { name: "New" }) { name }
      updateUser(id: "user000001", input: {}) { account { name } }
    }`
    expect(ask(query).data).toEqual({
      updateAccount: { name: 'New' },
      updateUser: { account: { name: 'New' } },
    })
  })

  it('leaves the schema as it is', () => {
    const schema = buildSchema(schemaText)
    const api = createSampleApi(schema, sampleData)
    api.execute({ query: '{ currentUser { account { name } } }', token: api.token })
    expect(printSchema(schema)).toBe(printSchema(buildSchema(schemaText)))
    const fields = Object.values(schema.getTypeMap())
      .filter(isObjectType)
      .filter(({ name }) => !name.startsWith('__'))
      .flatMap((type) => Object.values(type.getFields()))
    expect(fields.filter(({ resolve }) => resolve)).toEqual([])
  })
})

describe('errors of GraphQL', () => {
  it.each([
    ['{ currentUser { id ', 'GRAPHQL_PARSE_FAILED: Syntax Error: Expected Name, found <EOF>.'],
    ['', 'GRAPHQL_PARSE_FAILED: Syntax Error: Unexpected <EOF>.'],
    ['{ nothing }', 'GRAPHQL_VALIDATION_FAILED: Cannot query field "nothing" on type "Query".'],
    [
      '{ containerSiteById(id: "1") { maxWeight(unit: POUNDS) } }',
      'GRAPHQL_VALIDATION_FAILED: Value "POUNDS" does not exist in "WeightUnit" enum. Did you mean the enum value "POUND"?',
    ],
    [
      'query A { helloWorld } query B { helloWorld }',
      'OPERATION_RESOLUTION_FAILURE: Could not determine what operation to execute.',
    ],
    [
      'fragment Name on User { id }',
      'OPERATION_RESOLUTION_FAILURE: Could not determine what operation to execute.',
    ],
  ])('refuse %s with a code, and without data', (query, error) => {
    const answer = ask(query)
    expect(listErrors(answer)).toEqual([error])
    expect(answer).not.toHaveProperty('data')
  })

  it.each([
    [{}, 'Variable "$id" of required type "ID!" was not provided.'],
    [{ id: [1] }, 'Variable "$id" got invalid value [1]; ID cannot represent value: [1]'],
  ])('refuse the variables %j without a code', (variables, error) => {
    const query = 'query Site($id: ID!) { containerSiteById(id: $id) { name } }'
    expect(listErrors(send({ query, variables }))).toEqual([error])
  })
})

describe('the token', () => {
  it.each(['helloWorld', '__typename', '__schema { queryType { name } }'])(
    'is not needed for %s',
    (field) => {
      expect(send({ query: `{ ${field} }`, token: '' }).errors).toBeUndefined()
    },
  )

  it('is not needed to log in, and is what login returns', () => {
    const query = 'mutation { login(email: "You@Example.com", password: "your password") { jwt } }'
    expect(send({ query, token: '' })).toEqual({ data: { login: { jwt: 'the-token' } } })
  })

  it.each([
    ['you@example.com', 'Your password'],
    ['you@example.com', 'another password'],
    ['nobody@example.com', 'your password'],
  ])('is refused to %s with the password "%s"', (email, password) => {
    const query =
      'mutation Login($email: String!, $password: String!) { login(email: $email, password: $password) { jwt } }'
    const answer = send({ query, variables: { email, password }, token: '' })
    expect(listErrors(answer)).toEqual(['LOGIN_FAILED: The e-mail address or the password is wrong.'])
    expect(answer.data).toEqual({ login: null })
  })

  it('is needed for each field of its own: others of the request are answered', () => {
    const answer = send({
      query: '{ helloWorld currentUser { id } userById(id: "user000001") { id } }',
      token: '',
    })
    expect(listErrors(answer)).toEqual([notLoggedIn, notLoggedIn])
    expect(answer.data).toEqual({ helloWorld: 'Hello World!', currentUser: null, userById: null })
  })

  it('keeps mutations from changing anything', () => {
    const query = 'mutation { updateAccount(id: "account001", input: { name: "New" }) { name } }'
    expect(listErrors(send({ query, token: '' }))).toEqual([notLoggedIn])
  })
})

describe('another schema', () => {
  it('answers null where it has fields of its own, and the property where the data have it', () => {
    const text = `
      type Query { containerSiteById(id: ID!): ContainerSite, weather: String, constructor: String }
      type ContainerSite { id: ID!, name: String!, color: String, toString: String, serviceLocationID: ID }`
    expect(
      ask(
        '{ weather constructor containerSiteById(id: "site000001") { name color toString serviceLocationID } }',
        text,
      ),
    ).toEqual({
      data: {
        weather: null,
        constructor: null,
        containerSiteById: { name: 'Scrap', color: null, toString: null, serviceLocationID: 'location01' },
      },
    })
  })

  it('may have types with the names of parts of JavaScript', () => {
    const text = `
      type Query { currentUser: constructor }
      type constructor { email: String, hasOwnProperty: String }`
    expect(ask('{ currentUser { email hasOwnProperty } }', text)).toEqual({
      data: { currentUser: { email: 'you@example.com', hasOwnProperty: null } },
    })
  })

  it('may have other names for its root types', () => {
    const text = `
      schema { query: Reads, mutation: Writes }
      type Reads { helloWorld: String, currentUser: User }
      type Writes { login(email: String!, password: String!): LoginResponse, currentUser: User }
      type User { email: String }
      type LoginResponse { jwt: String }`
    expect(ask('{ currentUser { email } }', text)).toEqual({
      data: { currentUser: { email: 'you@example.com' } },
    })
    expect(
      ask('mutation { login(email: "you@example.com", password: "your password") { jwt } }', text).data,
    ).toEqual({ login: { jwt: 'the-token' } })
    expect(listErrors(send({ query: '{ helloWorld currentUser { email } }', token: '' }, text))).toEqual([
      notLoggedIn,
    ])
  })

  it('may have no mutations: one is refused, also without a token', () => {
    const query = 'mutation { login(email: "you@example.com", password: "your password") { jwt } }'
    const answer = send({ query, token: '' }, 'type Query { helloWorld: String! }')
    expect(listErrors(answer)).toEqual(['Schema is not configured to execute mutation operation.'])
    expect(answer.data).toBeNull()
  })

  it('may do without arguments', () => {
    const text = `
      type Query { currentUser: User, containerSiteById(id: ID!): ContainerSite }
      type User { account: Account }
      type Account { binBars: [BinBar!]! }
      type BinBar { id: ID! }
      type ContainerSite { maxWeight: Float, weights: [WeightPost!]! }
      type WeightPost { weight: Float! }`
    expect(
      ask(
        '{ currentUser { account { binBars { id } } } containerSiteById(id: "site000002") { maxWeight weights { weight } } }',
        text,
      ),
    ).toEqual({
      data: {
        currentUser: { account: { binBars: sampleData.binBars.map(({ id }) => ({ id })) } },
        containerSiteById: { maxWeight: null, weights: [{ weight: 2100 }] },
      },
    })
  })

  it('may have interfaces and unions: the first type that fits stands for all', () => {
    const text = `
      interface Named { name: String }
      type ContainerSite implements Named { name: String, size: Int }
      type ServiceLocation implements Named { name: String }
      union Place = ServiceLocation | ContainerSite
      type Query { containerSiteById(id: ID!): Named, serviceLocationById(id: ID!): Place }`
    expect(
      ask(
        `{
          containerSiteById(id: "site000001") { __typename name ... on ContainerSite { size } }
          serviceLocationById(id: "location02") { __typename ... on ServiceLocation { name } }
        }`,
        text,
      ),
    ).toEqual({
      data: {
        containerSiteById: { __typename: 'ContainerSite', name: 'Scrap', size: 24 },
        serviceLocationById: { __typename: 'ServiceLocation', name: "Bob's Mall" },
      },
    })
  })
})
