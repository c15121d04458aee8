import { parse } from 'graphql'
import { expect, it, vi } from 'vitest'
import { readSchema } from '../schema/read-schema'
import { runExample } from './run-example'

const schema = readSchema('schema.graphql', 'type Query { site(id: ID): String }')

function plan(name: string, variables: Record<string, unknown> = {}) {
  const query = 'query($id: ID) { site(id: $id) }'
  return { name, query, document: parse(query), variables, needsToken: true }
}

/** A sample API that counts its requests. */
function createApi() {
  const execute = vi.fn(({ variables }: { variables?: Record<string, unknown> }) => ({
    data: { site: `site ${variables?.id}` },
  }))
  return { schema, sampleApi: { execute, token: 'a-token' } }
}

it('sends the same request once, and a request with other variables or to another API by itself', () => {
  const api = createApi()
  expect(runExample(plan('First', { id: '1' }), api).example.result).toContain('site 1')
  expect(runExample(plan('First', { id: '1' }), api).example.result).toContain('site 1')
  expect(api.sampleApi.execute).toHaveBeenCalledTimes(1)
  expect(runExample(plan('First', { id: '2' }), api).example.result).toContain('site 2')
  expect(api.sampleApi.execute).toHaveBeenCalledTimes(2)
  const other = createApi()
  runExample(plan('First', { id: '1' }), other)
  expect(other.sampleApi.execute).toHaveBeenCalledTimes(1)
})

it('keeps the name and the variables of each one', () => {
  const api = createApi()
  const [one, other] = [{ id: '1' }, { id: '1' }]
  runExample(plan('First', one), api)
  const { example } = runExample(plan('SecondOne', other), api)
  expect([example.id, example.name]).toEqual(['example-second-one', 'SecondOne'])
  expect(example.request.variables).toBe(other)
  expect(example.coordinates).toContain('Query.site(id:)')
})
