import type { RequestContext } from './world'

/** Gives the value of a field, from the object that has it, the arguments and the request. */
// The shape of objects and arguments follows from the schema, which is read while the program runs.
// biome-ignore lint/suspicious/noExplicitAny: see above
export type Resolver = (source: any, args: any, context: RequestContext) => unknown

/** The resolvers of the fields of one type, by name. Other fields give the property of their name. */
export type Resolvers = Readonly<Record<string, Resolver>>
