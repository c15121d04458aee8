import { buildSchema, GraphQLError, type GraphQLSchema, validateSchema } from 'graphql'
import { type Problem, ProblemError } from '../problem/problem'

/** The file that holds the schema of the API. */
export const apiSchemaFile = 'schema/binbar.graphql'

/**
 * The schema that a text in the schema definition language describes.
 *
 * @throws ProblemError when the text is no valid schema
 */
export function readApiSchema(file: string, text: string): GraphQLSchema {
  const schema = build(file, text)
  const problems = validateSchema(schema).map((error) => describeError(file, error))
  if (problems.length > 0) throw new ProblemError(problems)
  return schema
}

function build(file: string, text: string): GraphQLSchema {
  try {
    return buildSchema(text)
  } catch (error) {
    throw new ProblemError([describeError(file, error as Error)])
  }
}

/** Several mistakes at once are one error without a place, their messages apart by empty lines. */
function describeError(file: string, error: Error): Problem {
  return {
    file,
    line: error instanceof GraphQLError ? error.locations?.[0]?.line : undefined,
    found: `a mistake in the schema (${error.message.replace(/\n+/g, ' ')})`,
    expected: 'a valid schema of GraphQL',
  }
}
