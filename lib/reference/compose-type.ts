import { type GraphQLType, getNamedType } from 'graphql'
import type { PhrasingContent } from 'mdast'
import type { ApiData } from './api-data'
import { textNode } from './nodes'

/** A type as it is written in the schema, `[ContainerSite!]!`, with its name as a link to its page. */
export function composeType(type: GraphQLType, { pages }: Pick<ApiData, 'pages'>): PhrasingContent[] {
  const { name } = getNamedType(type)
  const url = pages.get(name)
  const [before = '', after = ''] = String(type).split(name)
  const link: PhrasingContent = url ? { type: 'link', url, children: [textNode(name)] } : textNode(name)
  return [textNode(before), link, textNode(after)].filter((node) => node.type === 'link' || node.value !== '')
}
