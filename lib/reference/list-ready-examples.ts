import { kebabCase } from 'change-case'
import { getNamedType } from 'graphql'
import { type ProvenExample, runExample } from '../examples/run-example'
import type { Problem } from '../problem/problem'
import { sampleDataFile } from '../sample-api/sample-data-schema'
import type { ApiData } from './api-data'
import { composeReadyQuery } from './compose-ready-query'
import { type ApiPath, findPaths } from './find-paths'

/** A way to an element, with the operation that goes it. */
export interface ReadyExample {
  path: ApiPath
  example: ProvenExample
}

/** The ready operations of an element, or what keeps them from being sent. */
export interface ReadyExamples {
  ready: ReadyExample[]
  problems: Problem[]
}

/** The ready operations that lead to an element of the schema, proven on the sample data. */
export function listReadyExamples(coordinate: string, api: ApiData): ReadyExamples {
  const runs = listPaths(coordinate, api).map((path) => runPath(path, api))
  const ids = new Set<string>()
  return {
    ready: runs.map(({ ready: { path, example } }) => ({
      path,
      example: { ...example, id: takeId(example.id, ids) },
    })),
    problems: runs.flatMap(({ ready, messages }) =>
      messages.map((message) => ({
        file: sampleDataFile,
        subject: `the ready operation ${ready.example.name} for ${coordinate}`,
        found: `an answer with an error (${message})`,
        expected: 'sample data and sample values of arguments with which it can be sent',
      })),
    ),
  }
}

/** A query and a mutation may have the same name, an id on a page may not. */
function takeId(id: string, taken: Set<string>): string {
  const own = taken.has(id) ? takeId(`${id}-${taken.size + 1}`, taken) : id
  taken.add(own)
  return own
}

/** A query or a mutation is its own way. */
function listPaths(coordinate: string, { schema }: ApiData): ApiPath[] {
  const [typeName = '', fieldName] = coordinate.split('.')
  const type = schema.getType(typeName)
  if (!type) return []
  if (fieldName === undefined) return findPaths(type, schema)
  const operation = type === schema.getQueryType() ? 'query' : 'mutation'
  const owner = operation === 'query' ? schema.getQueryType() : schema.getMutationType()
  const field = owner?.getFields()[fieldName]
  return owner && owner === getNamedType(type) && field ? [{ operation, steps: [{ owner, field }] }] : []
}

/** An operation that works without a token is sent without one. */
function runPath(path: ApiPath, api: ApiData): { ready: ReadyExample; messages: string[] } {
  const planned = composeReadyQuery(path, api)
  const bare = runExample({ ...planned, needsToken: false }, api)
  const run = bare.errors.length === 0 ? bare : runExample({ ...planned, needsToken: true }, api)
  const example = { ...run.example, id: `request-${kebabCase(planned.name)}` }
  return { ready: { path, example }, messages: run.errors.map(({ message }) => message) }
}
