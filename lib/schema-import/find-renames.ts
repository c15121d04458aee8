import {
  type GraphQLNamedType,
  type GraphQLSchema,
  isEnumType,
  isInputObjectType,
  isInterfaceType,
  isObjectType,
} from 'graphql'
import { typeKind } from '../schema/list-elements'
import type { SchemaChange } from './list-changes'

/** An element that has perhaps a new name: both names as coordinates. */
export interface Rename {
  from: string
  to: string
}

/** The kinds of element that can get a new name, in the words of GraphQL Inspector. */
const kinds = ['TYPE', 'FIELD', 'INPUT_FIELD', 'ENUM_VALUE', 'FIELD_ARGUMENT'] as const

type Kind = (typeof kinds)[number]

/**
 * What has perhaps a new name: of the elements of one parent, exactly one of a type went and one of the
 * same type came. Types are alike when they have the same members. Whether it is the same element, only its
 * owner knows.
 */
export function findRenames(
  changes: readonly SchemaChange[],
  before: GraphQLSchema,
  after: GraphQLSchema,
): Rename[] {
  return kinds.flatMap((kind) => {
    const pathsOf = (type: string) => changes.filter((change) => change.type === type).map(({ path }) => path)
    const gone = groupBySort(pathsOf(`${kind}_REMOVED`), kind, before)
    const come = groupBySort(pathsOf(`${kind}_ADDED`), kind, after)
    return [...gone].flatMap(([sort, [from, ...otherFrom]]) => {
      const [to, ...otherTo] = come.get(sort) ?? []
      const isOnlyPair = otherFrom.length === 0 && otherTo.length === 0
      return from !== undefined && to !== undefined && isOnlyPair
        ? [{ from: toCoordinate(from, kind), to: toCoordinate(to, kind) }]
        : []
    })
  })
}

/** Elements that could be one another: of one parent and of one type. */
function groupBySort(paths: readonly string[], kind: Kind, schema: GraphQLSchema): Map<string, string[]> {
  const groups = new Map<string, string[]>()
  for (const path of paths) {
    const parent = path.split('.').slice(0, -1).join('.')
    const sort = `${parent} ${readType(path, kind, schema)}`
    groups.set(sort, [...(groups.get(sort) ?? []), path])
  }
  return groups
}

/** The type of an element as text. All values of an enum have the same. */
function readType(path: string, kind: Kind, schema: GraphQLSchema): string {
  const [typeName = '', fieldName = '', argumentName] = path.split('.')
  const type = schema.getType(typeName)
  if (!type || kind === 'ENUM_VALUE') return ''
  if (kind === 'TYPE') return `${typeKind(type)} ${listMembers(type).join(' ')}`
  if (isInputObjectType(type)) return String(type.getFields()[fieldName]?.type)
  if (!isObjectType(type) && !isInterfaceType(type)) return ''
  const field = type.getFields()[fieldName]
  return String((argumentName ? field?.args.find(({ name }) => name === argumentName) : field)?.type)
}

function listMembers(type: GraphQLNamedType): string[] {
  if (isEnumType(type))
    return type
      .getValues()
      .map(({ name }) => name)
      .sort()
  return 'getFields' in type ? Object.keys(type.getFields()).sort() : []
}

function toCoordinate(path: string, kind: Kind): string {
  return kind === 'FIELD_ARGUMENT' ? path.replace(/\.(\w+)$/, '($1:)') : path
}
