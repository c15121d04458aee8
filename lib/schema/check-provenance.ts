import type { GraphQLSchema } from 'graphql'
import { findNearest } from '../problem/find-nearest'
import { type Problem, quote } from '../problem/problem'
import type { SourceText } from '../problem/source-text'
import { listElements } from './list-elements'
import type { Provenance } from './provenance-schema'
import { schemaFile } from './read-schema'

/** Checks that every element of the schema has its entry in the provenance, and every entry its element. */
export function checkProvenance(
  { elements }: Provenance,
  source: SourceText,
  schema: GraphQLSchema,
): Problem[] {
  const known = listElements(schema).map(({ coordinate }) => coordinate)
  const isKnown = new Set(known)
  const missing = known.filter((coordinate) => !Object.hasOwn(elements, coordinate))
  const unknown = Object.keys(elements).filter((coordinate) => !isKnown.has(coordinate))
  return [
    ...missing.map((coordinate) => ({
      file: source.file,
      line: source.lineOf(['elements']),
      subject: 'elements',
      found: `no entry for ${quote(coordinate)}`,
      expected: `an entry for every element of ${schemaFile}`,
      nearest: findNearest(coordinate, unknown),
    })),
    ...unknown.map((coordinate) => ({
      file: source.file,
      line: source.lineOf(['elements', coordinate]),
      subject: 'elements',
      found: quote(coordinate),
      expected: `the coordinate of an element of ${schemaFile}`,
      nearest: findNearest(coordinate, missing),
    })),
  ]
}
