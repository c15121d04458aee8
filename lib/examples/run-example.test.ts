import { parse } from 'graphql'
import { expect, it } from 'vitest'
import type { SampleRequest } from '../sample-api/create-sample-api'
import { readSchema } from '../schema/read-schema'
import { type PlannedExample, runExample } from './run-example'

const schema = readSchema('schema.graphql', 'type Query { site(id: ID): String }')
const query = 'query($id: ID) { site(id: $id) }'

function plan(changes: Partial<PlannedExample> = {}): PlannedExample {
  const planned = { name: 'First', query, variables: { id: '1' }, needsToken: true, ...changes }
  return { ...planned, document: parse(planned.query) }
}

/** A sample API that says what it was asked, and keeps the requests. */
function createApi() {
  const requests: SampleRequest[] = []
  const execute = (request: SampleRequest) => {
    requests.push(request)
    return { data: { site: JSON.stringify(request) } }
  }
  return { schema, requests, sampleApi: { execute, token: 'a-token' } }
}

it('sends the same request once', () => {
  const api = createApi()
  const [one, other] = [runExample(plan(), api), runExample(plan(), api)]
  expect(other).toEqual(one)
  expect(api.requests).toEqual([{ query, variables: { id: '1' }, token: 'a-token' }])
})

it.each([
  ['variables', { variables: { id: '2' } }],
  ['a query', { query: 'query($id: ID) { again: site(id: $id) }' }],
  ['no token', { needsToken: false }],
])('sends a request with %s of its own by itself', (_, changes) => {
  const api = createApi()
  const [one, other] = [runExample(plan(), api), runExample(plan(changes), api)]
  expect(other.example.result).not.toBe(one.example.result)
  expect(api.requests).toHaveLength(2)
})

it('asks each API by itself', () => {
  const [one, other] = [createApi(), createApi()]
  runExample(plan(), one)
  runExample(plan(), other)
  expect(other.requests).toHaveLength(1)
})

it('keeps the name of each example, and finds what it uses', () => {
  const api = createApi()
  runExample(plan(), api)
  const { example } = runExample(plan({ name: 'SecondOne' }), api)
  expect([example.id, example.name]).toEqual(['example-second-one', 'SecondOne'])
  expect(example.coordinates).toContain('Query.site(id:)')
})
