import {
  type GraphQLArgument,
  type GraphQLField,
  type GraphQLInputType,
  type GraphQLInterfaceType,
  type GraphQLNamedType,
  type GraphQLObjectType,
  type GraphQLSchema,
  getNamedType,
  isAbstractType,
  isInputObjectType,
  isInputType,
  isInterfaceType,
  isObjectType,
  isOutputType,
  isRequiredArgument,
} from 'graphql'
import { rememberFor } from '../memory/remember'

type FieldsType = GraphQLObjectType | GraphQLInterfaceType

/** One step of a way into the data: a field of a type. */
export interface PathStep {
  /** The type that has the field. */
  owner: FieldsType
  field: GraphQLField<unknown, unknown>
}

/** A way from a root field to a type. */
export interface ApiPath {
  operation: 'query' | 'mutation'
  /** The fields from the root to the end; at least one. */
  steps: readonly [PathStep, ...PathStep[]]
  /** The argument of the last field that takes the type; left out when the last field returns it. */
  argument?: GraphQLArgument
}

/** How many queries are shown at most. */
const queryLimit = 2

/**
 * The shortest ways from a query or a mutation to a type: those that return it, else those that take it.
 * Of each root field the shortest alone. The first one is the shortest that requires nothing, which works on
 * every account as it is; then come the shortest queries, those with fewer required arguments first, and the
 * first mutation. A way over a deprecated field comes after all others.
 */
export function findPaths(target: GraphQLNamedType, schema: GraphQLSchema): ApiPath[] {
  const paths = listRoots(schema).flatMap(({ operation, root }) =>
    Object.values(root.getFields()).flatMap((field) => {
      const path = findShortest({ owner: root, field }, target, schema)
      return path ? [{ operation, ...path }] : []
    }),
  )
  const returning = isOutputType(target) ? paths.filter(({ argument }) => !argument) : []
  return takeBest(returning.length > 0 ? returning : paths)
}

function takeBest(paths: readonly ApiPath[]): ApiPath[] {
  const sorted = paths.toSorted(
    (one, other) =>
      countDeprecated(one) - countDeprecated(other) ||
      one.steps.length - other.steps.length ||
      countRequired(one) - countRequired(other),
  )
  const queries = sorted.filter(({ operation }) => operation === 'query')
  const free = queries.find((path) => countRequired(path) === 0 && countDeprecated(path) === 0)
  const best = [...(free ? [free] : []), ...queries.filter((path) => path !== free)].slice(0, queryLimit)
  const mutation = sorted.find((path) => path.operation === 'mutation' && isWorthwhile(path, best))
  return mutation ? [...best, mutation] : best
}

/** Nobody writes to read what lies behind the answer, unless there is no other way. */
function isWorthwhile({ steps }: ApiPath, queries: readonly ApiPath[]): boolean {
  return steps.length === 1 || queries.length === 0
}

function listRoots(schema: GraphQLSchema) {
  const roots = [
    { operation: 'query' as const, root: schema.getQueryType() },
    { operation: 'mutation' as const, root: schema.getMutationType() },
  ]
  return roots.flatMap(({ operation, root }) => (root ? [{ operation, root }] : []))
}

function countDeprecated({ steps }: ApiPath): number {
  return steps.filter(({ field }) => field.deprecationReason != null).length
}

function countRequired({ steps }: ApiPath): number {
  return steps.reduce((sum, { field }) => sum + field.args.filter(isRequiredArgument).length, 0)
}

type FoundPath = Omit<ApiPath, 'operation'>

function findShortest(
  first: PathStep,
  target: GraphQLNamedType,
  schema: GraphQLSchema,
): FoundPath | undefined {
  let taking: FoundPath | undefined
  for (const { steps, returned } of listWays(schema)(first.owner)(first.field)) {
    if (reaches(returned, target, schema)) return { steps }
    const argument = taking ? undefined : steps.at(-1)?.field.args.find(({ type }) => takes(type, target))
    if (argument) taking = { steps, argument }
  }
  return taking
}

/** A way that begins with a root field, and the type that its last field returns. */
interface Way {
  steps: [PathStep, ...PathStep[]]
  returned: GraphQLNamedType
}

/**
 * The ways that begin with a root field, breadth first, so that the first way to a type is a shortest one; each type
 * is entered once, so that circles end.
 */
const listWays = rememberFor((schema: GraphQLSchema) =>
  rememberFor((owner: FieldsType) =>
    rememberFor((field: PathStep['field']): readonly Way[] => {
      const queue: Way['steps'][] = [[{ owner, field }]]
      const entered = new Set<GraphQLNamedType>([owner])
      const ways: Way[] = []
      for (const steps of queue) {
        const last = steps.at(-1) ?? steps[0]
        const returned = getNamedType(last.field.type)
        ways.push({ steps, returned })
        if (entered.has(returned)) continue
        entered.add(returned)
        for (const next of listNextSteps(returned, schema)) queue.push([...steps, next])
      }
      return ways
    }),
  ),
)

function reaches(returned: GraphQLNamedType, target: GraphQLNamedType, schema: GraphQLSchema): boolean {
  if (returned === target) return true
  const isPart = isObjectType(target) || isInterfaceType(target)
  return isPart && isAbstractType(returned) && schema.isSubType(returned, target)
}

function listNextSteps(type: GraphQLNamedType, schema: GraphQLSchema): PathStep[] {
  const own = isObjectType(type) || isInterfaceType(type) ? [type] : []
  const owners: FieldsType[] = isAbstractType(type) ? [...own, ...schema.getPossibleTypes(type)] : own
  return owners.flatMap((owner) => Object.values(owner.getFields()).map((field) => ({ owner, field })))
}

/** True for an input that is the target, or holds it at any depth. */
function takes(
  type: GraphQLInputType,
  target: GraphQLNamedType,
  seen = new Set<GraphQLNamedType>(),
): boolean {
  const named = getNamedType(type)
  if (named === target) return true
  if (!isInputType(target) || !isInputObjectType(named) || seen.has(named)) return false
  seen.add(named)
  return Object.values(named.getFields()).some((field) => takes(field.type, target, seen))
}
