import {
  type GraphQLArgument,
  type GraphQLNamedType,
  type GraphQLSchema,
  isEnumType,
  isInputObjectType,
  isInterfaceType,
  isIntrospectionType,
  isObjectType,
  isScalarType,
} from 'graphql'
import { rememberFor } from '../memory/remember'

/** The kinds of element that have a page of their own. */
export type PageKindOfElement =
  | 'query'
  | 'mutation'
  | 'subscription'
  | 'object'
  | 'interface'
  | 'union'
  | 'input'
  | 'enum'
  | 'scalar'
  | 'directive'

/** One element of a schema. */
export interface SchemaElement {
  /** Its schema coordinate: `ContainerSite`, `Query.currentUser`, `ContainerSite.maxWeight(unit:)`, `@skip`. */
  coordinate: string
  kind: PageKindOfElement | 'field' | 'argument' | 'value'
  /** True for what has a page of its own; the others stand on the page of what they are part of. */
  hasPage: boolean
}

/**
 * Every element of a schema, in its order: types with their fields, arguments and values, and directives.
 * The root types stand for their fields alone, each of which has a page. What introspection adds is left out.
 */
export const listElements = rememberFor((schema: GraphQLSchema): readonly SchemaElement[] => {
  const types = Object.values(schema.getTypeMap()).filter((type) => !isIntrospectionType(type))
  return [
    ...types.flatMap((type) => listTypeElements(type, schema)),
    ...schema
      .getDirectives()
      .flatMap(({ name, args }) => [
        toElement(`@${name}`, 'directive'),
        ...listArgumentElements(`@${name}`, args),
      ]),
  ]
})

/** The kind of the operations that a type is the root of; `undefined` for every other type. */
export function rootKind(
  type: GraphQLNamedType,
  schema: GraphQLSchema,
): 'query' | 'mutation' | 'subscription' | undefined {
  if (type === schema.getQueryType()) return 'query'
  if (type === schema.getMutationType()) return 'mutation'
  return type === schema.getSubscriptionType() ? 'subscription' : undefined
}

/** The kind of a type, as the site's categories name it. */
export function typeKind(
  type: GraphQLNamedType,
): 'object' | 'interface' | 'union' | 'input' | 'enum' | 'scalar' {
  if (isObjectType(type)) return 'object'
  if (isInterfaceType(type)) return 'interface'
  if (isInputObjectType(type)) return 'input'
  if (isEnumType(type)) return 'enum'
  return isScalarType(type) ? 'scalar' : 'union'
}

function listTypeElements(type: GraphQLNamedType, schema: GraphQLSchema): SchemaElement[] {
  const kind = rootKind(type, schema)
  const own = kind ? [] : [toElement(type.name, typeKind(type))]
  if (isObjectType(type) || isInterfaceType(type)) {
    const fields = Object.values(type.getFields()).flatMap(({ name, args }) => [
      toElement(`${type.name}.${name}`, kind ?? 'field'),
      ...listArgumentElements(`${type.name}.${name}`, args),
    ])
    return [...own, ...fields]
  }
  if (isInputObjectType(type)) {
    return [
      ...own,
      ...Object.keys(type.getFields()).map((name) => toElement(`${type.name}.${name}`, 'field')),
    ]
  }
  if (isEnumType(type)) {
    return [...own, ...type.getValues().map(({ name }) => toElement(`${type.name}.${name}`, 'value'))]
  }
  return own
}

function listArgumentElements(owner: string, args: readonly GraphQLArgument[]): SchemaElement[] {
  return args.map(({ name }) => toElement(`${owner}(${name}:)`, 'argument'))
}

function toElement(coordinate: string, kind: SchemaElement['kind']): SchemaElement {
  return { coordinate, kind, hasPage: kind !== 'field' && kind !== 'argument' && kind !== 'value' }
}
