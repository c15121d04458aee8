import type { GraphQLSchema } from 'graphql'
import { findNearest } from '../problem/find-nearest'
import { type Problem, quote } from '../problem/problem'
import type { SourceText } from '../problem/source-text'
import { listElements } from '../schema/list-elements'
import { schemaFile } from '../schema/read-schema'

/**
 * Checks that each sample value is one of an argument that the schema has. Whether the value fits is seen
 * when the operations that use it are sent.
 */
export function checkSampleArguments(
  sampleArguments: Readonly<Record<string, unknown>>,
  source: SourceText,
  schema: GraphQLSchema,
): Problem[] {
  const known = listElements(schema)
    .filter(({ kind }) => kind === 'argument')
    .map(({ coordinate }) => coordinate)
  return Object.keys(sampleArguments)
    .filter((coordinate) => !known.includes(coordinate))
    .map((coordinate) => ({
      file: source.file,
      line: source.lineOf(['arguments', coordinate]),
      subject: 'arguments',
      found: quote(coordinate),
      expected: `the coordinate of an argument of ${schemaFile}`,
      nearest: findNearest(coordinate, known),
    }))
}
