import { type GraphQLSchema, isObjectType } from 'graphql'
import { findNearest } from '../problem/find-nearest'
import { ProblemError, quote } from '../problem/problem'
import { composeElementRoute, elementKinds, elementName } from '../schema/element-route'
import { listElements, type PageKindOfElement } from '../schema/list-elements'
import { schemaFile } from '../schema/read-schema'
import type { NewPage } from './compose-page'

/** How long a description may be, in letters, as the front matter wants it. */
const lengths = { shortest: 40, longest: 170 }

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
    description: composeDescription(coordinate, name, label, schema),
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
  const place = { file: 'npm run new api-page', subject: 'coordinate' }
  const coordinates = elements.filter(({ hasPage }) => hasPage).map((one) => one.coordinate)
  if (!element) {
    throw new ProblemError([
      {
        ...place,
        found: quote(coordinate || undefined),
        expected: `a type, a query, a mutation or a directive of ${schemaFile}, such as "ContainerSite" or "Query.currentUser"`,
        nearest: findNearest(coordinate, coordinates),
      },
    ])
  }
  throw new ProblemError([
    {
      ...place,
      found: `${quote(coordinate)}, which has no page of its own`,
      expected: `the element that it is part of: ${quote(findOwner(coordinate, coordinates))}`,
    },
  ])
}

/** An argument of a query belongs to the query, everything else to its type. */
function findOwner(coordinate: string, coordinates: readonly string[]): string {
  const withoutArgument = coordinate.replace(/\(.*$/, '')
  return coordinates.includes(withoutArgument) ? withoutArgument : (coordinate.split('.')[0] ?? coordinate)
}

/** The first sentences of the schema's own description that fit, else a sentence that is always true. */
function composeDescription(coordinate: string, name: string, label: string, schema: GraphQLSchema): string {
  const text = readDescription(coordinate, schema).replace(/[`*_]/g, '').replace(/\s+/g, ' ')
  let description = ''
  for (const sentence of text.match(/[^.!?]+[.!?]+(?=\s|$)/g) ?? []) {
    if ((description + sentence).trim().length > lengths.longest) break
    description += sentence
  }
  const isLongEnough = description.trim().length >= lengths.shortest
  return isLongEnough ? description.trim() : `${label} ${name} of the API: what it is for, and how to use it.`
}

function readDescription(coordinate: string, schema: GraphQLSchema): string {
  if (coordinate.startsWith('@')) return schema.getDirective(coordinate.slice(1))?.description ?? ''
  const type = schema.getType(coordinate.split('.')[0] ?? '')
  if (!coordinate.includes('.')) return type?.description ?? ''
  return (isObjectType(type) && type.getFields()[elementName(coordinate)]?.description) || ''
}
