import { kebabCase } from 'change-case'
import type { DocumentNode, GraphQLFormattedError, GraphQLSchema } from 'graphql'
import { rememberFor } from '../memory/remember'
import type { SampleApi } from '../sample-api/create-sample-api'
import type { ExampleRequest } from '../snippets/request'
import { composeQueryLine } from './compose-query-line'
import { listUsedCoordinates } from './list-used-coordinates'

/** What examples are proven against. */
export interface ExampleApi {
  schema: GraphQLSchema
  sampleApi: SampleApi
}

/** A request that is ready to be sent, and what is said of it. */
export interface PlannedExample {
  /** The name of its operation. */
  name: string
  query: string
  /** The query, read; `undefined` when it cannot be read. */
  document: DocumentNode | undefined
  variables: Record<string, unknown>
  needsToken: boolean
}

/** An example with everything that its tabs show. */
export interface ProvenExample {
  /** The id of its element: `example-who-am-i`. */
  id: string
  /** The name of its operation. */
  name: string
  request: ExampleRequest
  /** The answer of the sample API, as JSON text. */
  result: string
  /** What the first error of the answer says; `undefined` when there is none. */
  errorMessage: string | undefined
  /** Coordinates of everything in the schema that it uses. Empty for a request that is refused as a whole. */
  coordinates: ReadonlySet<string>
}

/** An example after it was sent. */
export interface ExampleRun {
  example: ProvenExample
  errors: readonly GraphQLFormattedError[]
  /** False for a request that is refused as a whole, before the API itself sees it. */
  hasRun: boolean
}

/** What became of each request to a sample API, which has the same answer each time. */
const runsOf = rememberFor((_api: SampleApi) => new Map<string, ExampleRun>())

/** Sends a request to the sample API. A build has three uses for the same one; it is sent once. */
export function runExample(planned: PlannedExample, api: ExampleApi): ExampleRun {
  const { name, query, variables, needsToken } = planned
  const runs = runsOf(api.sampleApi)
  const key = JSON.stringify([name, query, variables, needsToken])
  const run = runs.get(key) ?? sendExample(planned, api)
  runs.set(key, run)
  return run
}

function sendExample(planned: PlannedExample, { schema, sampleApi }: ExampleApi): ExampleRun {
  const { name, query, document, variables, needsToken } = planned
  const answer = sampleApi.execute({ query, variables, ...(needsToken ? { token: sampleApi.token } : {}) })
  const hasRun = answer.data !== undefined
  // Errors name lines of the query as it was written, so that it must not be put together.
  const queryLine = document && !answer.errors ? composeQueryLine(document) : query
  return {
    example: {
      id: toExampleId(name),
      name,
      request: { query, queryLine, variables: variables as ExampleRequest['variables'], needsToken },
      result: JSON.stringify(answer, null, 2),
      errorMessage: answer.errors?.[0]?.message,
      coordinates: document && hasRun ? listUsedCoordinates(document, variables, schema) : new Set(),
    },
    errors: answer.errors ?? [],
    hasRun,
  }
}

/** The id of the element of an example, by the name of its operation. */
export function toExampleId(name: string): string {
  return `example-${kebabCase(name)}`
}
