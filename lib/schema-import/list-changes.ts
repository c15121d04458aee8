import { type Change, type CriticalityLevel, diff } from '@graphql-inspector/core'
import type { GraphQLSchema } from 'graphql'
import { leaveOutImplied } from './leave-out-implied'

/** How much a change can harm the programs that use the API. */
export type ChangeLevel = 'breaking' | 'dangerous' | 'safe'

/** One difference between two schemas. */
export interface SchemaChange {
  level: ChangeLevel
  /** The kind of change, in the words of the library: `FIELD_REMOVED`. */
  type: string
  /** The way to the element: `ContainerSite.size`, `Query.user.id`. Empty for the schema itself. */
  path: string
  /** What changed, on one line. */
  message: string
}

const levels: Record<`${CriticalityLevel}`, ChangeLevel> = {
  BREAKING: 'breaking',
  DANGEROUS: 'dangerous',
  NON_BREAKING: 'safe',
}

/**
 * Every difference between two schemas, descriptions included, judged by GraphQL Inspector. The order of
 * types and fields is none. The library's messages on descriptions quote both in full, so these say only
 * that there is a difference.
 */
export async function listChanges(before: GraphQLSchema, after: GraphQLSchema): Promise<SchemaChange[]> {
  const changes = (await diff(before, after)).map(toSchemaChange)
  return [...leaveOutImplied(changes), ...compareOwnDescription(before, after)]
}

function toSchemaChange({ criticality, type, path, message }: Change): SchemaChange {
  const isAboutDescription = String(type).includes('DESCRIPTION')
  return {
    level: levels[criticality.level],
    type: String(type),
    path: path ?? '',
    message: isAboutDescription ? 'The description changed' : message.replace(/\s+/g, ' '),
  }
}

/** The description of the schema as a whole, which the library leaves out. */
function compareOwnDescription(before: GraphQLSchema, after: GraphQLSchema): SchemaChange[] {
  if ((before.description ?? '') === (after.description ?? '')) return []
  const message = 'The description of the schema changed'
  return [{ level: 'safe', type: 'SCHEMA_DESCRIPTION_CHANGED', path: '', message }]
}
