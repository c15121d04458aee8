import type { SchemaChange } from './list-changes'

/** An element that has perhaps a new name: both names as coordinates. */
export interface Rename {
  from: string
  to: string
}

const pairs: readonly (readonly [removed: string, added: string])[] = [
  ['FIELD_REMOVED', 'FIELD_ADDED'],
  ['INPUT_FIELD_REMOVED', 'INPUT_FIELD_ADDED'],
  ['ENUM_VALUE_REMOVED', 'ENUM_VALUE_ADDED'],
  ['FIELD_ARGUMENT_REMOVED', 'FIELD_ARGUMENT_ADDED'],
  ['TYPE_REMOVED', 'TYPE_ADDED'],
]

/**
 * What has perhaps a new name: within one parent, exactly one element went and one of the same kind came.
 * Whether it is the same, only its owner knows.
 */
export function findRenames(changes: readonly SchemaChange[]): Rename[] {
  return pairs.flatMap(([removed, added]) => {
    const gone = changes.filter(({ type }) => type === removed)
    const come = changes.filter(({ type }) => type === added)
    return gone.flatMap((one) => {
      const isBeside = (other: SchemaChange) => parentOf(other.path) === parentOf(one.path)
      const [to, ...others] = come.filter(isBeside)
      const isAlone = gone.filter(isBeside).length === 1 && others.length === 0
      return to && isAlone ? [{ from: one.path, to: to.path }] : []
    })
  })
}

function parentOf(path: string): string {
  return path.split('.').slice(0, -1).join('.')
}
