import {
  type ConstDirectiveNode,
  type GraphQLArgument,
  type GraphQLNamedType,
  type GraphQLSchema,
  type GraphQLType,
  getNamedType,
  isEnumType,
  isInputObjectType,
  isInterfaceType,
  isIntrospectionType,
  isObjectType,
  isUnionType,
} from 'graphql'
import { rememberFor } from '../memory/remember'
import { rootKind } from '../schema/list-elements'
import { argumentId, fieldId, valueId } from './compose-field-table'

/** A place in the schema that uses an element: its coordinate, and where it stands on the site. */
export interface ElementUse {
  coordinate: string
  /** The element whose page shows it. */
  page: string
  /** The id of its row on that page; left out for the page itself. */
  id?: string
}

/** Where an element is used, by the way of using it. */
export interface ElementUses {
  /** Fields of objects and inputs that hold it, and unions that it is a member of. */
  fields: ElementUse[]
  /** Arguments that take it. */
  args: ElementUse[]
  /** Queries and mutations that return it. */
  operations: ElementUse[]
  /** Types that implement an interface, or are one of a union. */
  members: ElementUse[]
  /** Elements that carry a directive. */
  carriers: ElementUse[]
}

/** Every place of the schema that uses an element: a type or a directive. */
export function listUses(coordinate: string, schema: GraphQLSchema): ElementUses {
  const { types, places } = listPlacesOfSchema(schema)
  const isUse = ({ type }: Place) => getNamedType(type).name === coordinate
  const fieldsAndOperations = places.filter((place) => place.kind !== 'argument' && isUse(place))
  return {
    fields: [
      ...fieldsAndOperations.filter(({ kind }) => kind === 'field').map(toUse),
      ...types.filter((type) => isUnionOf(type, coordinate)).map(toTypeUse),
    ],
    operations: fieldsAndOperations.filter(({ kind }) => kind === 'operation').map(toUse),
    args: places.filter((place) => place.kind === 'argument' && isUse(place)).map(toUse),
    members: types.filter((type) => isMemberOf(type, coordinate, schema)).map(toTypeUse),
    carriers: listCarriers(coordinate, types, places),
  }
}

/** A field or an argument, with its type and where it stands on the site. */
interface Place extends ElementUse {
  kind: 'field' | 'operation' | 'argument'
  type: GraphQLType
  directives: readonly string[]
}

function toUse({ coordinate, page, id }: ElementUse): ElementUse {
  return id === undefined ? { coordinate, page } : { coordinate, page, id }
}

function toTypeUse({ name }: GraphQLNamedType): ElementUse {
  return { coordinate: name, page: name }
}

const listPlacesOfSchema = rememberFor((schema: GraphQLSchema) => {
  const types = Object.values(schema.getTypeMap()).filter((type) => !isIntrospectionType(type))
  return { types, places: listPlaces(types, schema) }
})

function listPlaces(types: readonly GraphQLNamedType[], schema: GraphQLSchema): Place[] {
  return [
    ...types.flatMap((type) => listPlacesOfType(type, schema)),
    ...schema
      .getDirectives()
      .flatMap(({ name, args }) => args.map((one) => toArgumentPlace(one, `@${name}`))),
  ]
}

function listPlacesOfType(type: GraphQLNamedType, schema: GraphQLSchema): Place[] {
  if (!isObjectType(type) && !isInterfaceType(type) && !isInputObjectType(type)) return []
  const isRoot = rootKind(type, schema) !== undefined
  return Object.values(type.getFields()).flatMap((field): Place[] => {
    const coordinate = `${type.name}.${field.name}`
    const own = { coordinate, type: field.type, directives: listDirectives(field) }
    const place: Place = isRoot
      ? { ...own, kind: 'operation', page: coordinate }
      : { ...own, kind: 'field', page: type.name, id: fieldId(field.name) }
    const args: readonly GraphQLArgument[] = 'args' in field ? field.args : []
    const row = isRoot ? undefined : { page: type.name, field: field.name }
    return [place, ...args.map((argument) => toArgumentPlace(argument, coordinate, row))]
  })
}

/** An argument of a query stands on the page of the query, an argument of a field on the row of its field. */
function toArgumentPlace(
  argument: GraphQLArgument,
  owner: string,
  row?: { page: string; field: string },
): Place {
  return {
    kind: 'argument',
    coordinate: `${owner}(${argument.name}:)`,
    page: row?.page ?? owner,
    id: argumentId(argument.name, row?.field),
    type: argument.type,
    directives: listDirectives(argument),
  }
}

/** Everything that has the directive in the text of the schema. */
function listCarriers(
  directive: string,
  types: readonly GraphQLNamedType[],
  places: readonly Place[],
): ElementUse[] {
  const values = types.flatMap((type) =>
    isEnumType(type) ? type.getValues().map((one) => ({ type, one })) : [],
  )
  return [
    ...types.filter((type) => carries(type, directive)).map(toTypeUse),
    ...places.filter(({ directives }) => directives.includes(directive)).map(toUse),
    ...values
      .filter(({ one }) => carries(one, directive))
      .map(({ type, one }) => ({
        coordinate: `${type.name}.${one.name}`,
        page: type.name,
        id: valueId(one.name),
      })),
  ]
}

/** A part of a schema with the text that it was read from. */
interface WrittenPart {
  astNode?: { directives?: readonly ConstDirectiveNode[] | undefined } | null | undefined
  extensionASTNodes?: readonly { directives?: readonly ConstDirectiveNode[] | undefined }[]
}

function carries(part: WrittenPart, directive: string): boolean {
  return listDirectives(part).includes(directive)
}

function listDirectives({ astNode, extensionASTNodes = [] }: WrittenPart): string[] {
  return [astNode, ...extensionASTNodes].flatMap((node) =>
    (node?.directives ?? []).map(({ name }) => `@${name.value}`),
  )
}

function isUnionOf(type: GraphQLNamedType, member: string): boolean {
  return isUnionType(type) && type.getTypes().some(({ name }) => name === member)
}

function isMemberOf(type: GraphQLNamedType, target: string, schema: GraphQLSchema): boolean {
  const abstract = schema.getType(target)
  if (isUnionType(abstract)) return abstract.getTypes().some((member) => member === type)
  return (
    isInterfaceType(abstract) &&
    (isObjectType(type) || isInterfaceType(type)) &&
    schema.isSubType(abstract, type)
  )
}
