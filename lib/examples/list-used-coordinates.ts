import {
  type DocumentNode,
  type GraphQLSchema,
  type GraphQLType,
  getNamedType,
  isEnumType,
  isInputObjectType,
  isListType,
  isNonNullType,
  Kind,
  TypeInfo,
  typeFromAST,
  type VariableDefinitionNode,
  visit,
  visitWithTypeInfo,
} from 'graphql'

/**
 * The coordinates of everything in the schema that an operation uses, in its text or in the values of
 * its variables: fields with their types, arguments, input fields, values of enums, directives.
 *
 * @param document a valid operation
 */
export function listUsedCoordinates(
  document: DocumentNode,
  variables: Record<string, unknown>,
  schema: GraphQLSchema,
): Set<string> {
  const used = new Set<string>()
  const info = new TypeInfo(schema)
  const add = (coordinate: string | undefined) => {
    // Introspection has no place in the schema.
    if (coordinate !== undefined && !coordinate.startsWith('__')) used.add(coordinate)
  }
  visit(
    document,
    visitWithTypeInfo(info, {
      [Kind.NAMED_TYPE]: ({ name }) => add(name.value),
      [Kind.DIRECTIVE]: ({ name }) => add(`@${name.value}`),
      [Kind.FIELD]: () => {
        const coordinate = coordinateOfField(info)
        add(coordinate)
        if (coordinate !== undefined) add(getNamedType(info.getType())?.name)
      },
      [Kind.ARGUMENT]: ({ name }) => {
        const owner = info.getDirective() ? `@${info.getDirective()?.name}` : coordinateOfField(info)
        if (owner === undefined) return
        add(`${owner}(${name.value}:)`)
        add(getNamedType(info.getInputType())?.name)
      },
      [Kind.OBJECT_FIELD]: ({ name }) => {
        const owner = getNamedType(info.getParentInputType())
        if (!isInputObjectType(owner)) return
        add(`${owner.name}.${name.value}`)
        add(getNamedType(info.getInputType())?.name)
      },
      [Kind.ENUM]: ({ value }) => {
        const owner = getNamedType(info.getInputType())
        if (isEnumType(owner)) add(`${owner.name}.${value}`)
      },
      [Kind.VARIABLE_DEFINITION]: (definition) => {
        for (const coordinate of listVariableCoordinates(definition, variables, schema)) add(coordinate)
      },
    }),
  )
  return used
}

/** The coordinate of the field that is visited; `undefined` within introspection. */
function coordinateOfField(info: TypeInfo): string | undefined {
  const names = [info.getParentType()?.name, info.getFieldDef()?.name]
  return names.some((name) => name === undefined || name.startsWith('__')) ? undefined : names.join('.')
}

function listVariableCoordinates(
  { variable, type }: VariableDefinitionNode,
  variables: Record<string, unknown>,
  schema: GraphQLSchema,
): string[] {
  const declared = typeFromAST(schema, type as never)
  return declared ? listValueCoordinates(declared, variables[variable.name.value]) : []
}

function listValueCoordinates(type: GraphQLType, value: unknown): string[] {
  if (isNonNullType(type)) return listValueCoordinates(type.ofType, value)
  if (isListType(type)) {
    return [value].flat().flatMap((item) => listValueCoordinates(type.ofType, item))
  }
  if (isEnumType(type) && typeof value === 'string') return [type.name, `${type.name}.${value}`]
  if (!isInputObjectType(type) || typeof value !== 'object' || value === null) return [type.name]
  const fields = type.getFields()
  return [
    type.name,
    ...Object.entries(value).flatMap(([name, part]) => {
      const field = fields[name]
      return field ? [`${type.name}.${name}`, ...listValueCoordinates(field.type, part)] : []
    }),
  ]
}
