import { type GraphQLSchema, resolveSchemaCoordinate } from 'graphql'
import { visit } from 'unist-util-visit'
import type { ParsedPage } from '../pages/parse-page'
import { findNearest } from '../problem/find-nearest'
import { type Problem, quote } from '../problem/problem'
import { schemaFile } from '../schema/read-schema'
import { listSchemaNames } from './list-schema-names'

/** Names that pages of the API write as code although the schema does not have them, with the reason. */
const exceptions: ReadonlyMap<string, string> = new Map([
  ['accountId', 'a usual mistake for accountID, which the pages warn of'],
  ['containerSiteByID', 'how public examples spell containerSiteById'],
  ['serviceLocationId', 'a usual mistake for serviceLocationID, which the pages warn of'],
])

/** A name, or names with dots between them: `binBarID`, `Query.currentUser`. Signs of a type may stand around. */
const identifier = /^[@[]*[A-Za-z]\w*(?:\.[A-Za-z]\w*)*(?:\(\w+:\))?[\]!]*$/

/**
 * Checks that names in the code of a text name something in the schema. A name counts when it has a
 * capital letter within, so that words and constants of other languages are left alone.
 */
export function checkSchemaNames({ file, tree }: ParsedPage, schema: GraphQLSchema): Problem[] {
  const names = listSchemaNames(schema)
  const problems: Problem[] = []
  visit(tree, 'inlineCode', ({ value, position }) => {
    if (!identifier.test(value) || !/[a-z0-9][A-Z]/.test(value)) return
    const written = value.replace(/[[\]!]/g, '')
    if (exceptions.has(written) || isKnown(written, schema, names)) return
    problems.push({
      file,
      line: position?.start.line,
      found: `the name ${quote(written)}`,
      expected: `a type, field, argument, enum value or directive of ${schemaFile}`,
      nearest: findNearest(written, names),
    })
  })
  return problems
}

/** Names with dots are a coordinate of the schema when a type comes first, else the way to a field. */
function isKnown(written: string, schema: GraphQLSchema, names: ReadonlySet<string>): boolean {
  const parts = written.split(/[.@():]+/).filter((part) => part !== '')
  const isCoordinate = written.includes('.') && schema.getType(parts[0] ?? '') !== undefined
  if (isCoordinate) return hasCoordinate(written, schema)
  return parts.every((part) => !/[a-z0-9][A-Z]/.test(part) || names.has(part))
}

/** The resolver throws when what stands in front of the last dot does not exist. */
function hasCoordinate(coordinate: string, schema: GraphQLSchema): boolean {
  try {
    return resolveSchemaCoordinate(schema, coordinate) !== undefined
  } catch {
    return false
  }
}
