import { kebabCase } from 'change-case'
import type { GraphQLSchema } from 'graphql'
import { listElements, type PageKindOfElement } from './list-elements'

/** The folder of the pages of each kind, and what one such element is called on its page. */
export const elementKinds: Record<PageKindOfElement, { folder: string; label: string }> = {
  query: { folder: '/docs/api/queries/', label: 'Query' },
  mutation: { folder: '/docs/api/mutations/', label: 'Mutation' },
  subscription: { folder: '/docs/api/subscriptions/', label: 'Subscription' },
  object: { folder: '/docs/api/objects/', label: 'Object' },
  interface: { folder: '/docs/api/interfaces/', label: 'Interface' },
  union: { folder: '/docs/api/unions/', label: 'Union' },
  input: { folder: '/docs/api/inputs/', label: 'Input' },
  enum: { folder: '/docs/api/enums/', label: 'Enum' },
  scalar: { folder: '/docs/api/scalars/', label: 'Scalar' },
  directive: { folder: '/docs/api/directives/', label: 'Directive' },
}

/**
 * The route of the page of an element: `Query.currentUser` has `/docs/api/queries/current-user/`.
 *
 * @throws when the schema has no element of this coordinate that has a page of its own
 */
export function elementRoute(schema: GraphQLSchema, coordinate: string): string {
  const element = listElements(schema).find((one) => one.coordinate === coordinate && one.hasPage)
  if (!element) throw new Error(`${coordinate}: found no element of the schema that has a page.`)
  return composeElementRoute(element.kind as PageKindOfElement, coordinate)
}

/** The route of the page of an element of a known kind. A name without letters, such as `_`, stands as it is. */
export function composeElementRoute(kind: PageKindOfElement, coordinate: string): string {
  const name = elementName(coordinate)
  return `${elementKinds[kind].folder}${kebabCase(name) || name}/`
}

/** The name of an element without what it is part of: `currentUser` of `Query.currentUser`, `skip` of `@skip`. */
export function elementName(coordinate: string): string {
  return coordinate.replace(/^.*[.@]/, '')
}
