import {
  type GraphQLArgument,
  type GraphQLNamedType,
  type GraphQLSchema,
  isEnumType,
  isInputObjectType,
  isInterfaceType,
  isObjectType,
} from 'graphql'
import { rememberFor } from '../memory/remember'

/** The name of every part of a schema: types, fields, arguments, input fields, enum values, directives. */
export const listSchemaNames = rememberFor((schema: GraphQLSchema): ReadonlySet<string> => {
  return new Set([
    ...Object.values(schema.getTypeMap()).flatMap(listTypeNames),
    ...schema.getDirectives().flatMap(({ name, args }) => [name, ...listArgumentNames(args)]),
  ])
})

function listTypeNames(type: GraphQLNamedType): string[] {
  if (isObjectType(type) || isInterfaceType(type)) {
    const fields = Object.values(type.getFields())
    return [type.name, ...fields.flatMap(({ name, args }) => [name, ...listArgumentNames(args)])]
  }
  if (isInputObjectType(type)) return [type.name, ...Object.keys(type.getFields())]
  if (isEnumType(type)) return [type.name, ...type.getValues().map(({ name }) => name)]
  return [type.name]
}

function listArgumentNames(args: readonly GraphQLArgument[]): string[] {
  return args.map(({ name }) => name)
}
