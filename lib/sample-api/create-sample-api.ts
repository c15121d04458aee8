import {
  type ExecutionResult,
  execute,
  type FormattedExecutionResult,
  GraphQLError,
  type GraphQLSchema,
  getOperationAST,
  parse,
  validate,
} from 'graphql'
import { resolveField, resolveType } from './resolve-field'
import type { SampleData } from './sample-data-schema'
import { createContext } from './world'

/** A request to the sample API. */
export interface SampleRequest {
  query: string
  variables?: Record<string, unknown>
  /** The token of the request; without a valid one, most operations are refused. */
  token?: string
}

/** The API on its sample data. */
export interface SampleApi {
  /** Answers a request as a server would, each on a fresh copy of the sample data. */
  execute: (request: SampleRequest) => FormattedExecutionResult
  /** The token with which a request is accepted. */
  token: string
}

/** The sample API for a schema. Fields that it does not know are properties of the sample data, or `null`. */
export function createSampleApi(schema: GraphQLSchema, data: SampleData): SampleApi {
  return {
    token: data.token,
    execute: (request) => toPlain(answer(schema, data, request)),
  }
}

function answer(
  schema: GraphQLSchema,
  data: SampleData,
  { query, variables, token }: SampleRequest,
): ExecutionResult {
  try {
    const document = parse(query)
    if (!getOperationAST(document)) return { errors: [createOperationError()] }
    const errors = validate(schema, document)
    if (errors.length > 0)
      return { errors: errors.map((error) => addCode(error, 'GRAPHQL_VALIDATION_FAILED')) }
    return execute({
      schema,
      document,
      variableValues: variables ?? {},
      contextValue: createContext(data, token),
      fieldResolver: resolveField as never,
      typeResolver: resolveType as never,
    }) as ExecutionResult
  } catch (error) {
    if (!(error instanceof GraphQLError)) throw error
    return { errors: [addCode(error, 'GRAPHQL_PARSE_FAILED')] }
  }
}

/** What GraphQL Yoga says, before it validates, to a text with no operation or with several. */
function createOperationError(): GraphQLError {
  return new GraphQLError('Could not determine what operation to execute.', {
    extensions: { code: 'OPERATION_RESOLUTION_FAILURE' },
  })
}

/** The code that servers such as GraphQL Yoga add. */
function addCode({ message, nodes, source, positions }: GraphQLError, code: string): GraphQLError {
  return new GraphQLError(message, { nodes, source, positions, extensions: { code } })
}

function toPlain(result: ExecutionResult): FormattedExecutionResult {
  return JSON.parse(JSON.stringify(result))
}
