import { kebabCase } from 'change-case'
import type { DocumentNode, FormattedExecutionResult, GraphQLFormattedError, GraphQLSchema } from 'graphql'
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

/**
 * Sends a request to the sample API. The list of all examples, the check of ids and the page itself ask for the same
 * one; it is sent once.
 */
export function runExample(planned: PlannedExample, api: ExampleApi): ExampleRun {
  const { name, query, variables, needsToken } = planned
  const { answer, queryLine, hasRun, coordinates } = answerOnce(planned, api)
  return {
    example: {
      id: toExampleId(name),
      name,
      request: { query, queryLine, variables: variables as ExampleRequest['variables'], needsToken },
      result: JSON.stringify(answer, null, 2),
      errorMessage: answer.errors?.[0]?.message,
      coordinates,
    },
    errors: answer.errors ?? [],
    hasRun,
  }
}

/** What comes of a request, whatever its name. */
interface ExampleAnswer {
  answer: FormattedExecutionResult
  queryLine: string
  hasRun: boolean
  coordinates: ReadonlySet<string>
}

/**
 * What came of each request to a sample API, which has the same answer each time. A few kilobytes for each example
 * last as long as the API does.
 */
const getAnswers = rememberFor((_api: SampleApi) => new Map<string, ExampleAnswer>())

function answerOnce(planned: PlannedExample, api: ExampleApi): ExampleAnswer {
  const answers = getAnswers(api.sampleApi)
  const key = JSON.stringify([planned.query, planned.variables, planned.needsToken])
  const answer = answers.get(key) ?? sendExample(planned, api)
  answers.set(key, answer)
  return answer
}

function sendExample(
  { query, document, variables, needsToken }: PlannedExample,
  { schema, sampleApi }: ExampleApi,
): ExampleAnswer {
  const answer = sampleApi.execute({ query, variables, ...(needsToken ? { token: sampleApi.token } : {}) })
  const hasRun = answer.data !== undefined
  return {
    answer,
    // Errors name lines of the query as it was written, so that it must not be put together.
    queryLine: document && !answer.errors ? composeQueryLine(document) : query,
    hasRun,
    coordinates: document && hasRun ? listUsedCoordinates(document, variables, schema) : new Set(),
  }
}

/** The id of the element of an example, by the name of its operation. */
export function toExampleId(name: string): string {
  return `example-${kebabCase(name)}`
}
