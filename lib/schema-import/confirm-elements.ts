import type { GraphQLSchema } from 'graphql'
import { listElements } from '../schema/list-elements'
import type { Provenance } from '../schema/provenance-schema'

/**
 * The provenance of a schema that its owner handed over: every element is confirmed.
 *
 * @param file the name of the file that was handed over
 * @param date the day of the import: `2026-11-28`
 */
export function confirmElements(schema: GraphQLSchema, file: string, date: string): Provenance {
  const entry = { status: 'confirmed' as const, source: `Imported from ${file} on ${date}.` }
  return {
    date,
    elements: Object.fromEntries(listElements(schema).map(({ coordinate }) => [coordinate, entry])),
  }
}
