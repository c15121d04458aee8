import { execute, GraphQLError, type GraphQLSchema, parse, validate } from 'graphql'
import { composeElementRoute } from '../schema/element-route'
import { listElements, type PageKindOfElement } from '../schema/list-elements'
import { readSchema } from '../schema/read-schema'
import type { ApiData } from './api-data'

interface FixtureRequest {
  query: string
  variables?: Record<string, unknown>
  token?: string
}

/**
 * A schema with everything that reference pages are made from: each element has its page and is
 * confirmed, and every field answers with what `root` says. `secret` is the one field that needs a token.
 */
export function composeApi(sdl: string, root: Record<string, unknown> = {}): ApiData {
  const schema = readSchema('schema/test.graphql', sdl)
  const elements = listElements(schema)
  return {
    schema,
    sampleApi: { token: 'token', execute: (request: FixtureRequest) => answer(schema, root, request) },
    provenance: {
      date: '2025-03-04',
      elements: Object.fromEntries(
        elements.map(({ coordinate }) => [coordinate, { status: 'confirmed', source: 'A test.' }]),
      ),
    },
    pages: new Map(
      elements
        .filter(({ hasPage }) => hasPage)
        .map(({ coordinate, kind }) => [
          coordinate,
          composeElementRoute(kind as PageKindOfElement, coordinate),
        ]),
    ),
    sampleArguments: {},
    examples: [],
    downloads: [],
    programs: new Map(),
  }
}

/** Answers as a server does: text that cannot be read or does not fit gets errors and no data. */
function answer(
  schema: GraphQLSchema,
  root: Record<string, unknown>,
  { query, variables, token }: FixtureRequest,
) {
  const document = parseOrError(query)
  const errors = document instanceof GraphQLError ? [document] : validate(schema, document)
  if (document instanceof GraphQLError || errors.length > 0) return toJson({ errors })
  const secret = () => {
    if (token === undefined) throw new GraphQLError('You are not logged in.')
    return 'the secret'
  }
  const rootValue = { secret, ...root }
  return toJson(execute({ schema, document, rootValue, variableValues: variables ?? {} }))
}

function parseOrError(query: string) {
  try {
    return parse(query)
  } catch (error) {
    if (error instanceof GraphQLError) return error
    throw error
  }
}

/** What is left of an answer on its way over the network. */
function toJson(value: unknown) {
  return JSON.parse(JSON.stringify(value))
}
