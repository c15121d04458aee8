/** A value of JSON. */
export type JsonValue = string | number | boolean | null | JsonValue[] | { [key: string]: JsonValue }

/** A request as snippets send it. */
export interface ExampleRequest {
  /** The operation as its writer left it. */
  query: string
  /** The same on one line, for a program that takes it as part of a line; as written where the answer names lines. */
  queryLine: string
  /** Empty when the operation has none. */
  variables: Record<string, JsonValue>
  /** False for an operation that is sent without a login. */
  needsToken: boolean
}
