import {
  astFromValue,
  type GraphQLArgument,
  type GraphQLInputField,
  type GraphQLNamedType,
  type GraphQLSchema,
  type InputValueDefinitionNode,
  isInputObjectType,
  isInterfaceType,
  isObjectType,
  print,
} from 'graphql'
import type { Problem } from '../problem/problem'

/**
 * Finds the defaults that graphql-js cannot print: a list or an object as the default of a scalar. One of
 * them is enough for it to give up on the introspection of the whole schema, without saying where:
 * https://github.com/graphql/graphql-js/issues/4085
 */
export function checkDefaults(file: string, schema: GraphQLSchema): Problem[] {
  const inputs = [
    ...Object.values(schema.getTypeMap()).flatMap(listInputs),
    ...schema.getDirectives().flatMap(({ name, args }) => listArguments(`@${name}`, args)),
  ]
  return inputs
    .filter(({ input }) => !isPrintable(input))
    .map(({ coordinate, input: { astNode } }) => ({
      file,
      line: astNode?.loc?.startToken.line,
      subject: coordinate,
      found: `the default ${printWritten(astNode)}, in which a scalar is a list or an object`,
      expected: 'text, a number, true, false or null for each scalar, or no default',
    }))
}

interface NamedInput {
  coordinate: string
  input: GraphQLArgument | GraphQLInputField
}

function listInputs(type: GraphQLNamedType): NamedInput[] {
  if (isInputObjectType(type)) {
    return Object.values(type.getFields()).map((input) => ({
      coordinate: `${type.name}.${input.name}`,
      input,
    }))
  }
  if (!isObjectType(type) && !isInterfaceType(type)) return []
  return Object.values(type.getFields()).flatMap(({ name, args }) =>
    listArguments(`${type.name}.${name}`, args),
  )
}

function listArguments(owner: string, args: readonly GraphQLArgument[]): NamedInput[] {
  return args.map((input) => ({ coordinate: `${owner}(${input.name}:)`, input }))
}

function printWritten(node: InputValueDefinitionNode | null | undefined): string {
  return node?.defaultValue ? print(node.defaultValue) : ''
}

function isPrintable({ defaultValue, type }: GraphQLArgument | GraphQLInputField): boolean {
  try {
    astFromValue(defaultValue, type)
    return true
  } catch {
    return false
  }
}
