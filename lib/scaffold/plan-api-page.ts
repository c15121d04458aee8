import type { GraphQLSchema } from 'graphql'
import { findNearest } from '../problem/find-nearest'
import { ProblemError, quote } from '../problem/problem'
import { composeElementRoute, elementKinds, elementName } from '../schema/element-route'
import { listElements, type PageKindOfElement } from '../schema/list-elements'
import { schemaFile } from '../schema/read-schema'
import type { NewPage } from './compose-page'
import { describeElement } from './describe-element'

/**
 * The reference page that `npm run new api-page` makes, at its alphabetical place among the pages of its kind.
 *
 * @param keysOf the keys of the entries of a folder, in the order of the sidebar
 * @throws ProblemError for a coordinate that the schema does not have, or that has no page of its own
 */
export function planApiPage(
  coordinate: string,
  schema: GraphQLSchema,
  keysOf: (folder: string) => readonly string[],
): NewPage {
  const kind = readKind(coordinate, schema)
  const route = composeElementRoute(kind, coordinate)
  const name = coordinate.startsWith('@') ? coordinate : elementName(coordinate)
  const { folder, label } = elementKinds[kind]
  const key = route.slice(folder.length, -1)
  const position = keysOf(folder).findIndex((other) => other > key)
  return {
    route,
    title: name,
    description:
      describeElement(coordinate, schema) ??
      `${label} ${name} of the API: what it is for, and how to use it.`,
    label: name,
    graphql: coordinate,
    body: `
Say when a program uses \`${name}\`, what to watch, and the usual mistake. Signature, tables, ways and examples come from the schema by themselves.
`,
    ...(position < 0 ? {} : { position }),
  }
}

function readKind(coordinate: string, schema: GraphQLSchema): PageKindOfElement {
  const elements = listElements(schema)
  const element = elements.find((one) => one.coordinate === coordinate)
  if (element?.hasPage) return element.kind as PageKindOfElement
  const coordinates = elements.filter(({ hasPage }) => hasPage).map((one) => one.coordinate)
  if (element) {
    const owner = quote(findOwner(coordinate, coordinates))
    throw describeCoordinate(
      `${quote(coordinate)}, which has no page of its own`,
      `the element that it is part of: ${owner}`,
    )
  }
  const first = coordinates.find((one) => one.startsWith(`${coordinate}.`))
  if (first !== undefined) {
    throw describeCoordinate(
      `${quote(coordinate)}, which has no page of its own`,
      `one of its fields, such as ${quote(first)}`,
    )
  }
  throw describeCoordinate(
    quote(coordinate || undefined),
    `a type, a query, a mutation or a directive of ${schemaFile}, such as "ContainerSite" or "Query.currentUser"`,
    findMeant(coordinate, coordinates),
  )
}

function describeCoordinate(found: string, expected: string, nearest?: string): ProblemError {
  return new ProblemError([{ file: 'npm run new api-page', subject: 'coordinate', found, expected, nearest }])
}

/** A query is often named without its root type, and a directive without its sign. */
function findMeant(written: string, coordinates: readonly string[]): string | undefined {
  return coordinates.find((one) => elementName(one) === written) ?? findNearest(written, coordinates)
}

/** An argument of a query belongs to the query, everything else to its type. */
function findOwner(coordinate: string, coordinates: readonly string[]): string {
  const withoutArgument = coordinate.replace(/\(.*$/, '')
  return coordinates.includes(withoutArgument) ? withoutArgument : (coordinate.split('.')[0] ?? coordinate)
}
