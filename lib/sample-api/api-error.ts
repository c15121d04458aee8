import { GraphQLError } from 'graphql'

/** The codes of the API's own errors. They are a draft: those of the real API are not public. */
export type ApiErrorCode =
  | 'UNAUTHENTICATED'
  | 'LOGIN_FAILED'
  | 'NOT_FOUND'
  | 'BIN_BAR_IN_USE'
  | 'BAD_USER_INPUT'

/** An error of the API, with its code where a program looks for it. */
export function createApiError(code: ApiErrorCode, message: string): GraphQLError {
  return new GraphQLError(message, { extensions: { code } })
}

/** The object of an ID; what is not there refuses the request. */
export function requireObject<Item extends { id: string }>(
  items: readonly Item[],
  kind: string,
  id: string,
): Item {
  const item = items.find((one) => one.id === id)
  if (item) return item
  throw createApiError('NOT_FOUND', `Your account has no ${kind} with the ID ${JSON.stringify(id)}.`)
}
