import type { PhrasingContent, RootContent } from 'mdast'
import type { ApiData } from './api-data'
import { type ElementUse, type ElementUses, listUses } from './list-uses'
import { codeLink, heading, list, paragraph, textNode } from './nodes'

const groups: readonly (readonly [keyof ElementUses, string])[] = [
  ['operations', 'Returned by'],
  ['fields', 'Member of'],
  ['args', 'Argument of'],
  ['members', 'Has the members'],
  ['carriers', 'Carried by'],
]

/** The section that names every place of the schema that uses a type or a directive. A query is used by nothing. */
export function composeUsedBy(
  coordinate: string,
  { schema, pages }: Pick<ApiData, 'schema' | 'pages'>,
): RootContent[] {
  if (coordinate.includes('.')) return []
  const uses = listUses(coordinate, schema)
  const isUsed = groups.some(([key]) => uses[key].length > 0)
  const nothing = paragraph(textNode(`Nothing in the schema uses ${coordinate}.`))
  return [
    heading('Used by'),
    ...(isUsed ? [] : [nothing]),
    ...groups.flatMap(([key, label]) => composeGroup(label, uses[key], pages)),
  ]
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
