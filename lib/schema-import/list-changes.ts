import { type Change, type CriticalityLevel, diff } from '@graphql-inspector/core'
import type { GraphQLSchema } from 'graphql'

/** How much a change can harm the programs that use the API. */
export type ChangeLevel = 'breaking' | 'dangerous' | 'safe'

/** One difference between two schemas. */
export interface SchemaChange {
  level: ChangeLevel
  /** The kind of change, in the words of the library: `FIELD_REMOVED`. */
  type: string
  /** The way to the element: `ContainerSite.size`, `Query.user.id`. */
  path: string
  message: string
}

const levels: Record<`${CriticalityLevel}`, ChangeLevel> = {
  BREAKING: 'breaking',
  DANGEROUS: 'dangerous',
  NON_BREAKING: 'safe',
}

/**
 * Every difference between two schemas, descriptions included, judged by GraphQL Inspector. Its messages on
 * descriptions quote both in full, so these say only that there is a difference.
 */
export async function listChanges(before: GraphQLSchema, after: GraphQLSchema): Promise<SchemaChange[]> {
  const all = await diff(before, after)
  const added = new Set(all.filter(({ type }) => isAddition(String(type))).map(({ path }) => path))
  const changes = all.filter(({ type, path }) => !isAboutDescription(String(type)) || !added.has(path))
  return changes.map(({ criticality, type, path = '', message }: Change) => ({
    level: levels[criticality.level],
    type: String(type),
    path,
    message: isAboutDescription(String(type)) ? 'The description changed' : message,
  }))
}

/** A new element comes with its description; that is no change of its own. */
function isAddition(type: string): boolean {
  return type.endsWith('_ADDED') && !isAboutDescription(type)
}

function isAboutDescription(type: string): boolean {
  return type.includes('DESCRIPTION')
}
