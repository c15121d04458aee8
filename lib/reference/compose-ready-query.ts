import { camelCase, pascalCase } from 'change-case'
import {
  type DocumentNode,
  type GraphQLArgument,
  type GraphQLField,
  type GraphQLNamedType,
  type GraphQLObjectType,
  getNamedType,
  isAbstractType,
  isInterfaceType,
  isLeafType,
  isObjectType,
  isRequiredArgument,
  parse,
  print,
} from 'graphql'
import type { ApiData } from './api-data'
import { composeSampleValue } from './compose-sample-value'
import type { ApiPath, PathStep } from './find-paths'

/** An operation that goes a way, with a value for each of its variables. */
export interface ReadyQuery {
  name: string
  query: string
  document: DocumentNode
  variables: Record<string, unknown>
}

interface Variable {
  name: string
  /** The type as it is declared. */
  type: string
  value: unknown
}

/**
 * The operation that goes a way through the data: required arguments, the one that the way is about, and
 * those of the query or mutation that have a sample value are variables. At the end it selects the plain
 * fields of what comes back.
 */
export function composeReadyQuery(
  { operation, steps, argument }: ApiPath,
  { schema, sampleArguments }: Pick<ApiData, 'schema' | 'sampleArguments'>,
): ReadyQuery {
  const last = steps.at(-1) ?? steps[0]
  const variables: Variable[] = []
  const calls = steps.map((step) => composeCall(step, step === last ? argument?.name : undefined))
  const name = composeName(steps[0], last)
  const declared = variables.map((variable) => `$${variable.name}: ${variable.type}`).join(', ')
  const body = steps.reduceRight(
    (selection, step, index) =>
      enter(steps[index - 1], step, `${calls[index]}${selection === '' ? '' : ` { ${selection} }`}`),
    composeSelection(getNamedType(last.field.type)),
  )
  const document = parse(`${operation} ${name}${declared && `(${declared})`} { ${body} }`)
  const values = Object.fromEntries(variables.map((variable) => [variable.name, variable.value]))
  return { name, query: print(document), document, variables: values }

  function composeCall({ owner, field }: PathStep, wanted: string | undefined): string {
    const isTaken = ({ name }: GraphQLArgument) =>
      name === wanted || (owner === steps[0].owner && sampleOf(owner, field, name) !== undefined)
    const args = field.args.filter((one) => isRequiredArgument(one) || isTaken(one))
    if (args.length === 0) return field.name
    const texts = args.map((one) => {
      const names = [one.name, `${field.name}${pascalCase(one.name)}`]
      const variable = findFreeName(names, new Set(variables.map((declared) => declared.name)))
      const value = sampleOf(owner, field, one.name) ?? composeSampleValue(one.type)
      variables.push({ name: variable, type: String(one.type), value })
      return `${one.name}: $${variable}`
    })
    return `${field.name}(${texts.join(', ')})`
  }

  function sampleOf(owner: PathStep['owner'], field: PathStep['field'], name: string): unknown {
    return sampleArguments[`${owner.name}.${field.name}(${name}:)`]
  }

  function composeSelection(type: GraphQLNamedType): string {
    if (isLeafType(type)) return ''
    const plain = listPlainFields(type)
    if (!isAbstractType(type)) return plain.join(' ') || '__typename'
    const types = new Map<string, string>()
    const members = schema.getPossibleTypes(type).map((member) => {
      const own = listPlainFields(member).filter((field) => !plain.includes(field))
      const asked = own.map((field) => composeMemberField(member, field, types))
      return asked.length === 0 ? '' : `... on ${member.name} { ${asked.join(' ')} }`
    })
    return ['__typename', ...plain, ...members].join(' ')
  }
}

/** Names without a letter, such as `_`, cannot be the name of an operation by themselves. */
function composeName(first: PathStep, last: PathStep): string {
  const steps = first === last ? [first] : [first, last]
  const name = pascalCase(steps.map(({ field }) => field.name).join(' '))
  return /^[A-Z]/.test(name) ? name : `Request${name}`
}

/** The first name that is not taken; the last one with a number when all are. */
function findFreeName(names: readonly string[], taken: ReadonlySet<string>): string {
  const free = names.find((name) => !taken.has(name))
  if (free !== undefined) return free
  let number = 2
  while (taken.has(`${names.at(-1)}${number}`)) number += 1
  return `${names.at(-1)}${number}`
}

/**
 * In one answer, a name has one type: a field that has another type in another member is asked for by a name
 * of its own.
 */
function composeMemberField(member: GraphQLObjectType, name: string, types: Map<string, string>): string {
  const type = String(member.getFields()[name]?.type)
  if (!types.has(name)) types.set(name, type)
  return types.get(name) === type ? name : `${camelCase(`${member.name} ${name}`)}: ${name}`
}

/** A field of a member of a union, or of an implementation, can be asked for within a fragment alone. */
function enter(before: PathStep | undefined, { owner }: PathStep, selection: string): string {
  const type = before && getNamedType(before.field.type)
  return type === undefined || type === owner ? selection : `... on ${owner.name} { ${selection} }`
}

function listPlainFields(type: GraphQLNamedType): string[] {
  if (!isObjectType(type) && !isInterfaceType(type)) return []
  return Object.values(type.getFields())
    .filter(isPlain)
    .map(({ name }) => name)
}

function isPlain({ type, args, deprecationReason }: GraphQLField<unknown, unknown>): boolean {
  return isLeafType(getNamedType(type)) && !args.some(isRequiredArgument) && deprecationReason == null
}
