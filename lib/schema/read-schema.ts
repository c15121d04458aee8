import {
  buildSchema,
  DirectiveLocation,
  GraphQLDeprecatedDirective,
  GraphQLDirective,
  GraphQLError,
  GraphQLOneOfDirective,
  GraphQLSchema,
  isInputObjectType,
  validateSchema,
} from 'graphql'
import { type Problem, ProblemError, throwProblems } from '../problem/problem'
import { checkDefaults } from './check-defaults'

/** The file that holds the schema of the API: the only place where the API is written down. */
export const schemaFile = 'schema/binbar.graphql'

/**
 * The schema that a text in the schema definition language describes.
 *
 * @throws ProblemError when the text is no valid schema
 */
export function readSchema(file: string, text: string): GraphQLSchema {
  const schema = build(file, text)
  throwProblems(validateSchema(schema).map((error) => describeError(file, error)))
  throwProblems(checkDefaults(file, schema))
  return keepToSpecification(schema)
}

function build(file: string, text: string): GraphQLSchema {
  try {
    return buildSchema(text)
  } catch (error) {
    throw new ProblemError([describeError(file, error as Error)])
  }
}

/**
 * graphql-js has more than the specification of October 2021, which servers follow: `@oneOf`, which belongs
 * to a schema of which an input uses it, and `@deprecated` on directives.
 */
function keepToSpecification(schema: GraphQLSchema): GraphQLSchema {
  const types = Object.values(schema.getTypeMap())
  const usesOneOf = types.some((type) => isInputObjectType(type) && type.isOneOf)
  const { directives, ...config } = schema.toConfig()
  return new GraphQLSchema({
    ...config,
    directives: directives
      .filter(({ name }) => usesOneOf || name !== GraphQLOneOfDirective.name)
      .map((one) => (one === GraphQLDeprecatedDirective ? leaveOutDirectives(one) : one)),
  })
}

function leaveOutDirectives(directive: GraphQLDirective): GraphQLDirective {
  const { locations, ...config } = directive.toConfig()
  return new GraphQLDirective({
    ...config,
    locations: locations.filter((one) => one !== DirectiveLocation.DIRECTIVE_DEFINITION),
  })
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
