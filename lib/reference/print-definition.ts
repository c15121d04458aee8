import {
  type DefinitionNode,
  type FieldDefinitionNode,
  type GraphQLNamedType,
  type GraphQLSchema,
  Kind,
  parse,
  print,
  printIntrospectionSchema,
  printType,
  visit,
} from 'graphql'

/**
 * The definition of an element in the schema definition language as it is written there, without
 * descriptions.
 *
 * @param coordinate an element that has a page: a type, a field of a root type, or a directive
 */
export function printDefinition(coordinate: string, schema: GraphQLSchema): string {
  if (coordinate.startsWith('@')) return printDirective(coordinate.slice(1), schema)
  const [typeName = '', fieldName] = coordinate.split('.')
  const type = schema.getType(typeName)
  if (!type) throw new Error(`${coordinate}: found no such type in the schema.`)
  const definition = readDefinition(type)
  if (fieldName === undefined) return printWithoutDescriptions(definition)
  const fields: readonly FieldDefinitionNode[] =
    definition.kind === Kind.OBJECT_TYPE_DEFINITION ? (definition.fields ?? []) : []
  const field = fields.find(({ name }) => name.value === fieldName)
  if (!field) throw new Error(`${coordinate}: found no such field in the schema.`)
  return printWithoutDescriptions(field)
}

/** The parts of a definition that `extend` can add to. */
const extendable = ['interfaces', 'directives', 'fields', 'values', 'types'] as const

/**
 * The definition of a type, together with what `extend` adds. The printer of graphql-js leaves directives
 * of the schema's own out, so it serves only for the scalars of GraphQL, which no text defines.
 */
function readDefinition(type: GraphQLNamedType): DefinitionNode {
  const written = type.astNode ?? parse(printType(type)).definitions[0]
  if (!written) throw new Error(`${type.name}: found no definition.`)
  const nodes: Partial<Record<(typeof extendable)[number], unknown>>[] = [written, ...type.extensionASTNodes]
  const parts = extendable
    .filter((key) => nodes.some((node) => node[key] !== undefined))
    .map((key) => [key, nodes.flatMap((node) => node[key] ?? [])])
  return { ...written, ...Object.fromEntries(parts) }
}

/** Directives of GraphQL itself stand in the schema of introspection. */
function printDirective(name: string, schema: GraphQLSchema): string {
  const definition: DefinitionNode | undefined =
    schema.getDirective(name)?.astNode ??
    parse(printIntrospectionSchema(schema)).definitions.find(
      (one) => one.kind === Kind.DIRECTIVE_DEFINITION && one.name.value === name,
    )
  if (!definition) throw new Error(`@${name}: found no such directive in the schema.`)
  return printWithoutDescriptions(definition)
}

function printWithoutDescriptions(node: DefinitionNode | FieldDefinitionNode): string {
  return print(
    visit(node, {
      enter: (part) => ('description' in part ? { ...part, description: undefined } : undefined),
    }),
  )
}
