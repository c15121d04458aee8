import {
  type GraphQLInputObjectType,
  type GraphQLInputType,
  getNamedType,
  isEnumType,
  isInputObjectType,
  isListType,
  isNonNullType,
  isRequiredInputField,
} from 'graphql'

const samplesOfScalars: Record<string, unknown> = {
  Boolean: true,
  Float: 1.5,
  Int: 1,
  ID: 'ID',
  String: 'text',
}

/**
 * A value that an input type takes, for arguments of which nobody gave a sample: the first value of an enum,
 * the required fields of an input. A list ends where an input would hold itself.
 *
 * @param within the inputs that the value stands in
 */
export function composeSampleValue(
  type: GraphQLInputType,
  within: readonly GraphQLInputType[] = [],
): unknown {
  if (isNonNullType(type)) return composeSampleValue(type.ofType, within)
  if (isListType(type)) {
    return within.includes(getNamedType(type)) ? [] : [composeSampleValue(type.ofType, within)]
  }
  if (isEnumType(type)) return type.getValues()[0]?.name
  if (isInputObjectType(type)) {
    const around = [...within, type]
    const wanted = listWantedFields(type, around)
    return Object.fromEntries(wanted.map((field) => [field.name, composeSampleValue(field.type, around)]))
  }
  return samplesOfScalars[getNamedType(type).name] ?? 'value'
}

/**
 * The required fields; of an input that takes one field alone, the first that does not lead back. One of
 * which every field leads back has no value, and is left empty the second time.
 */
function listWantedFields(type: GraphQLInputObjectType, around: readonly GraphQLInputType[]) {
  const fields = Object.values(type.getFields())
  if (!type.isOneOf) return fields.filter(isRequiredInputField)
  const leadsOn = fields.find((field) => !around.includes(getNamedType(field.type)))
  const isSecondTime = around.indexOf(type) < around.length - 1
  return [leadsOn ?? (isSecondTime ? undefined : fields[0])].filter((field) => field !== undefined)
}
