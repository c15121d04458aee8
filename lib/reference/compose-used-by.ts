import { DirectiveLocation, type GraphQLSchema } from 'graphql'
import type { PhrasingContent, RootContent } from 'mdast'
import type { ApiData } from './api-data'
import { type ElementUse, type ElementUses, listUses } from './list-uses'
import { codeLink, heading, list, paragraph, textNode } from './nodes'

/** Where a directive stands in a schema; the other places are in requests. */
const schemaLocations: ReadonlySet<DirectiveLocation> = new Set([
  DirectiveLocation.SCHEMA,
  DirectiveLocation.SCALAR,
  DirectiveLocation.OBJECT,
  DirectiveLocation.FIELD_DEFINITION,
  DirectiveLocation.ARGUMENT_DEFINITION,
  DirectiveLocation.INTERFACE,
  DirectiveLocation.UNION,
  DirectiveLocation.ENUM,
  DirectiveLocation.ENUM_VALUE,
  DirectiveLocation.INPUT_OBJECT,
  DirectiveLocation.INPUT_FIELD_DEFINITION,
])

const groups: readonly (readonly [keyof ElementUses, string])[] = [
  ['operations', 'Returned by'],
  ['fields', 'Member of'],
  ['args', 'Argument of'],
  ['members', 'Has the members'],
  ['carriers', 'Carried by'],
]

/**
 * The section that names every place of the schema that uses a type or a directive. A query is used by
 * nothing, and a directive of requests has no place in a schema.
 */
export function composeUsedBy(
  coordinate: string,
  { schema, pages }: Pick<ApiData, 'schema' | 'pages'>,
): RootContent[] {
  if (coordinate.includes('.')) return []
  const uses = listUses(coordinate, schema)
  const isUsed = groups.some(([key]) => uses[key].length > 0)
  const isOfRequests = coordinate.startsWith('@') && !standsInSchema(coordinate.slice(1), schema)
  if (!isUsed && isOfRequests) return []
  const nothing = paragraph(textNode(`Nothing in the schema uses ${coordinate}.`))
  return [
    heading('Used by'),
    ...(isUsed ? [] : [nothing]),
    ...groups.flatMap(([key, label]) => composeGroup(label, uses[key], pages)),
  ]
}

function standsInSchema(directive: string, schema: GraphQLSchema): boolean {
  const { locations = [] } = schema.getDirective(directive) ?? {}
  return locations.some((location) => schemaLocations.has(location))
}

function composeGroup(label: string, uses: readonly ElementUse[], pages: ApiData['pages']): RootContent[] {
  if (uses.length === 0) return []
  return [
    paragraph({ type: 'strong', children: [textNode(label)] }),
    list(uses.map((use) => [composeLink(use, pages)])),
  ]
}

function composeLink({ coordinate, page, id }: ElementUse, pages: ApiData['pages']): PhrasingContent {
  const route = pages.get(page)
  return codeLink(coordinate, route && `${route}${id === undefined ? '' : `#${id}`}`)
}
