import { type DocumentNode, GraphQLError, type GraphQLSchema, Kind, parse, validate } from 'graphql'
import type { Code } from 'mdast'
import { visit } from 'unist-util-visit'
import type { ParsedPage } from '../pages/parse-page'
import type { Problem } from '../problem/problem'
import { apiSchemaFile } from './read-api-schema'

/**
 * Checks the blocks of GraphQL on a page: each can be read, and each that holds an operation asks for
 * what the schema has. The line is the one in the file of the page.
 */
export function checkOperations({ file, tree }: ParsedPage, schema: GraphQLSchema): Problem[] {
  const problems: Problem[] = []
  visit(tree, 'code', (block) => {
    if (block.lang !== 'graphql') return
    problems.push(...findErrors(block, schema).map((error) => describeError(file, block, error)))
  })
  return problems
}

function findErrors({ value }: Code, schema: GraphQLSchema): readonly GraphQLError[] {
  try {
    const document = parse(value)
    return hasOperation(document) ? validate(schema, document) : []
  } catch (error) {
    if (!(error instanceof GraphQLError)) throw error
    return [error]
  }
}

function hasOperation({ definitions }: DocumentNode): boolean {
  return definitions.some(({ kind }) => kind === Kind.OPERATION_DEFINITION)
}

/** The text of a block starts one line below its fence. */
function describeError(file: string, { position }: Code, { locations, message }: GraphQLError): Problem {
  const fence = position?.start.line ?? 0
  return {
    file,
    line: fence + (locations?.[0]?.line ?? 1),
    found: `a mistake in the GraphQL text (${message})`,
    expected: message.startsWith('Syntax Error') ? 'valid GraphQL' : `what ${apiSchemaFile} has`,
  }
}
