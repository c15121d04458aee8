import type { GraphQLSchema } from 'graphql'
import type { InlineCode, Root } from 'mdast'
import { SKIP, visit } from 'unist-util-visit'
import { rememberFor } from '../memory/remember'
import { elementName } from '../schema/element-route'
import { listElements } from '../schema/list-elements'
import type { ApiData } from './api-data'
import { fieldId, valueId } from './compose-field-table'

/**
 * Makes a link of each name in the type of code that means one element of the schema alone: a type, a
 * directive, a coordinate such as `ContainerSite.maxWeight`, the name of a query or a mutation. Names in
 * links and headings stay, and so does the name of the page's own element.
 *
 * @param own coordinate of the element that the page is about, if it is about one
 */
export function linkSchemaNames(
  tree: Root,
  own: string | undefined,
  api: Pick<ApiData, 'schema' | 'pages'>,
): void {
  const places = listPlacesOf(api.pages)(api.schema)
  visit(tree, (node, index, parent) => {
    if (node.type === 'link' || node.type === 'linkReference' || node.type === 'heading') return SKIP
    if (node.type !== 'inlineCode' || !parent || index === undefined) return undefined
    const url = findUrl(node, own, places)
    if (url === undefined) return undefined
    parent.children.splice(index, 1, { type: 'link', url, children: [node] } as never)
    return SKIP
  })
}

function findUrl({ value }: InlineCode, own: string | undefined, places: ReadonlyMap<string, string>) {
  const name = value.replace(/[[\]!]/g, '')
  const isOwn = own !== undefined && (name === own || name === elementName(own))
  return isOwn ? undefined : places.get(name)
}

const listPlacesOf = rememberFor((pages: ApiData['pages']) =>
  rememberFor((schema: GraphQLSchema) => listPlaces({ schema, pages })),
)

/**
 * Where each name leads. The name of a root field alone counts where no type and no other root field has
 * the same.
 */
function listPlaces({ schema, pages }: Pick<ApiData, 'schema' | 'pages'>): Map<string, string> {
  const places = new Map<string, string>()
  for (const { coordinate, kind } of listElements(schema)) {
    const route = pages.get(coordinate)
    if (route !== undefined) places.set(coordinate, route)
    const owner = pages.get(coordinate.split('.')[0] ?? '')
    const compose = kind === 'field' ? fieldId : kind === 'value' ? valueId : undefined
    if (owner !== undefined && compose) places.set(coordinate, `${owner}#${compose(elementName(coordinate))}`)
  }
  const rootFields = [...pages].filter(([coordinate]) => coordinate.includes('.'))
  const counts = new Map<string, number>()
  for (const [coordinate] of rootFields) {
    const name = elementName(coordinate)
    counts.set(name, (counts.get(name) ?? 0) + 1)
  }
  for (const [coordinate, route] of rootFields) {
    const name = elementName(coordinate)
    if (counts.get(name) === 1 && !places.has(name)) places.set(name, route)
  }
  return places
}
