import { buildClientSchema, type GraphQLSchema, type IntrospectionQuery, printSchema } from 'graphql'
import { ProblemError, throwProblems } from '../problem/problem'
import { readJson } from '../problem/read-json'
import { checkDefaults } from '../schema/check-defaults'
import { readSchema } from '../schema/read-schema'

/** A schema as it was handed over. */
export interface ImportedSchema {
  schema: GraphQLSchema
  /** Its text in the schema definition language. */
  text: string
}

/**
 * Reads a schema from a file: the schema definition language, which is kept byte for byte, or the answer to
 * a query of introspection as JSON, with or without `data` around it.
 *
 * @param file the name of the file, for the problems
 * @throws ProblemError when the text is neither, or no valid schema
 */
export function readImportedSchema(file: string, text: string): ImportedSchema {
  const sdl = text.trimStart().startsWith('{') ? printIntrospection(file, text) : text
  return { schema: readSchema(file, sdl), text: sdl }
}

function printIntrospection(file: string, text: string): string {
  // Some editors put a mark of the order of bytes in front.
  const { value, problems } = readJson(file, text.replace(/^\uFEFF/, ''))
  throwProblems(problems)
  const schema = buildIntrospected(file, Object(Object(value).data ?? value))
  throwProblems(
    checkDefaults(file, schema).map((problem) => ({
      ...problem,
      found: 'a default in which a scalar is a list or an object',
    })),
  )
  return `${printSchema(schema)}\n`
}

function buildIntrospected(file: string, introspection: object): GraphQLSchema {
  try {
    return buildClientSchema(introspection as IntrospectionQuery)
  } catch {
    // The library's message holds the whole of what it was given.
    throw new ProblemError([
      {
        file,
        found: 'JSON that is no whole introspection result',
        expected: 'the answer to the query of introspection, with "__schema" in it',
      },
    ])
  }
}
