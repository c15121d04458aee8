import type { GraphQLFieldResolver, GraphQLTypeResolver } from 'graphql'
import { createApiError } from './api-error'
import { mutationResolvers } from './mutation-resolvers'
import { objectResolvers } from './object-resolvers'
import { queryResolvers } from './query-resolvers'
import type { Resolvers } from './resolver'
import type { RequestContext } from './world'

/** The operations that need no token. */
const openOperations = ['helloWorld', 'login']

/**
 * Resolves every field of the schema: with the resolver of the sample API where there is one, else with
 * the property of that name, so that a schema with other fields can be answered too.
 */
export const resolveField: GraphQLFieldResolver<unknown, RequestContext> = (source, args, context, info) => {
  const { parentType, fieldName, schema } = info
  const isRoot = parentType === schema.getQueryType() || parentType === schema.getMutationType()
  if (isRoot && !context.user && !openOperations.includes(fieldName)) {
    throw createApiError(
      'UNAUTHENTICATED',
      'You are not logged in. Send the token of login in the Authorization header.',
    )
  }
  const root = parentType === schema.getMutationType() ? mutationResolvers : queryResolvers
  const resolvers: Resolvers = (isRoot ? root : readOwn(objectResolvers, parentType.name)) ?? {}
  const resolve = readOwn(resolvers, fieldName)
  return resolve ? resolve(source, args, context) : readOwn(Object(source), fieldName)
}

/** A schema may have names such as `constructor`, which every object of JavaScript answers to. */
function readOwn<Value>(object: Readonly<Record<string, Value>>, key: string): Value | undefined {
  return Object.hasOwn(object, key) ? object[key] : undefined
}

/** The sample data know nothing of interfaces and unions: the first type that fits stands for all. */
export const resolveType: GraphQLTypeResolver<unknown, RequestContext> = (
  _value,
  _context,
  info,
  abstractType,
) => info.schema.getPossibleTypes(abstractType)[0]?.name
