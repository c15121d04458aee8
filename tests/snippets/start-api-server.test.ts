import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { buildSchema } from 'graphql'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createSampleApi, type SampleRequest } from '../../lib/sample-api/create-sample-api'
import { sampleDataFile, sampleDataSchema } from '../../lib/sample-api/sample-data-schema'
import { readSchema, schemaFile } from '../../lib/schema/read-schema'
import { type ApiServer, startApiServer } from '../support/start-api-server'

const read = (file: string) => readFileSync(join(import.meta.dirname, '../..', file), 'utf8')
const schema = readSchema(schemaFile, read(schemaFile))
const data = sampleDataSchema.parse(JSON.parse(read(sampleDataFile)))
const api = createSampleApi(schema, data)
const { token } = api

let server: ApiServer

beforeAll(async () => {
  server = await startApiServer(schema, data)
})

afterAll(() => server.stop())

function post({ query, variables, token: sent }: SampleRequest, { address } = server, accept = '*/*') {
  return fetch(address, {
    method: 'POST',
    headers: {
      Accept: accept,
      'Content-Type': 'application/json',
      ...(sent === undefined ? {} : { Authorization: `Bearer ${sent}` }),
    },
    body: JSON.stringify({ query, variables }),
  })
}

const site = 'query Site($id: ID!) { containerSiteById(id: $id) { name } }'
const weights =
  'query Weights($range: DateRangeInput!) { containerSiteById(id: "4Tz8Rw1pVb") { weights(range: $range) { time weight(unit: POUND) } } }'
const rename = 'mutation { updateAccount(id: "k7Qm2Lx9Aa", input: { name: "New" }) { name } }'
const create =
  'createServiceLocation(input: { name: "New", accountID: "k7Qm2Lx9Aa" }) { id name containerSites { id } }'

const requests: Record<string, SampleRequest> = {
  'a query without a token': { query: '{ helloWorld }' },
  'a query with a token': { query: '{ currentUser { email account { containerSites { name } } } }', token },
  'a query of the schema': { query: '{ __typename __schema { queryType { name } } }' },
  variables: { query: site, variables: { id: '4Tz8Rw1pVb' }, token },
  'a mutation': { query: rename, token },
  'a query after the mutation': { query: '{ accountById(id: "k7Qm2Lx9Aa") { name } }', token },
  'two mutations in one request': { query: `mutation { one: ${create} two: ${create} }`, token },
  login: { query: 'mutation { login(email: "you@example.com", password: "your password") { jwt } }' },
  'a wrong login': { query: 'mutation { login(email: "you@example.com", password: "x") { jwt } }' },
  'no token': { query: '{ currentUser { id } helloWorld }' },
  'a token of someone else': { query: '{ currentUser { id } }', token: 'x' },
  'no token for a mutation': { query: rename },
  'an unknown ID': { query: site, variables: { id: '4tz8rw1pvb' }, token },
  'an unknown ID in a mutation': {
    query: 'mutation { updateUser(id: "x", input: {}) { id } }',
    token,
  },
  'a BinBar in use': {
    query: 'mutation { updateContainerSiteBinBar(id: "7Wp4Sv8kDf", binBarID: "3Xk7Bv9nRa") { id } }',
    token,
  },
  'a bad value of an enum': {
    query: '{ containerSiteById(id: "4Tz8Rw1pVb") { maxWeight(unit: POUNDS) } }',
    token,
  },
  'a bad value of an enum in a variable': {
    query: 'query Site($unit: WeightUnit!) { containerSiteById(id: "1") { maxWeight(unit: $unit) } }',
    variables: { unit: 'kg' },
    token,
  },
  'a wrong type of a variable': { query: site, variables: { id: { a: 1 } }, token },
  'a missing variable': { query: site, token },
  'one variable too many': { query: site, variables: { id: '4Tz8Rw1pVb', name: 'x' }, token },
  'an unknown field': { query: '{ currentUser { id nmae } nothing }', token },
  'an unknown directive': { query: '{ helloWorld @defer }' },
  'a period': { query: weights, variables: { range: { start: '2025-03-03T01:00:00+01:00' } }, token },
  'a time without an offset': {
    query: weights,
    variables: { range: { start: '2025-03-03T01:00:00' } },
    token,
  },
  'a number in the place of a time': { query: weights, variables: { range: { start: 1 } }, token },
  'a page of no length': {
    query: '{ currentUser { account { binBars(page: { limit: 0 }) { id } } } }',
    token,
  },
  'text that breaks off': { query: '{ currentUser { id', token },
  'a quotation mark that is left open': { query: '{ userByEmail(email: "you) { id } }', token },
  'no text': { query: '' },
  'text with a comment only': { query: '# nothing' },
  'two operations': { query: 'query One { helloWorld } query Two { helloWorld }' },
  'a fragment without an operation': { query: 'fragment Name on User { email }' },
  'a definition of a type': { query: 'type User { email: String }' },
}

describe('the server', () => {
  it.each(Object.entries(requests))('answers as the build does: %s', async (_name, request) => {
    const answer = api.execute(request)
    const response = await post(request)
    const isUnresolved = answer.errors?.[0]?.extensions?.code === 'OPERATION_RESOLUTION_FAILURE'
    expect(response.status).toBe(isUnresolved ? 400 : 200)
    expect(await response.json()).toStrictEqual(answer)
  })

  it.each(['text that breaks off', 'an unknown field'])(
    'answers the same with status 400 to a program that asks for it: %s',
    async (name) => {
      const request = requests[name] ?? { query: '' }
      const response = await post(request, server, 'application/graphql-response+json')
      expect(response.status).toBe(400)
      expect(await response.json()).toStrictEqual(api.execute(request))
    },
  )

  it('answers as the build does with a schema that has no mutations', async () => {
    const small = buildSchema('type Query { helloWorld: String! }')
    const other = await startApiServer(small, data)
    const request = { query: 'mutation { login(email: "a", password: "b") { jwt } }' }
    const answer = await (await post(request, other)).json()
    await other.stop()
    expect(answer).toStrictEqual(createSampleApi(small, data).execute(request))
  })

  it('shows each kind of answer in these requests', () => {
    const answers = Object.values(requests).map((request) => api.execute(request))
    const errors = answers.flatMap((answer) => answer.errors ?? [])
    expect(new Set(errors.map(({ extensions }) => extensions?.code))).toEqual(
      new Set([
        undefined,
        'UNAUTHENTICATED',
        'LOGIN_FAILED',
        'NOT_FOUND',
        'BIN_BAR_IN_USE',
        'BAD_USER_INPUT',
        'GRAPHQL_PARSE_FAILED',
        'GRAPHQL_VALIDATION_FAILED',
        'OPERATION_RESOLUTION_FAILURE',
      ]),
    )
    expect(answers.filter((answer) => !answer.errors).length).toBeGreaterThanOrEqual(8)
  })

  it('takes requests on the loopback address only, and has no page of its own', async () => {
    expect(server.address).toMatch(/^http:\/\/127\.0\.0\.1:\d+\/graphql$/)
    const response = await fetch(server.address, { headers: { Accept: 'text/html' } })
    expect(await response.text()).not.toContain('<html')
  })
})
