import type { SchemaChange } from './list-changes'

const additions = [
  'TYPE_ADDED',
  'DIRECTIVE_ADDED',
  'FIELD_ADDED',
  'INPUT_FIELD_ADDED',
  'ENUM_VALUE_ADDED',
  'FIELD_ARGUMENT_ADDED',
]

/**
 * The changes without those that another one of them says already: a new element comes with its description
 * and its directives, a directive with its arguments, and a deprecation is a directive too.
 */
export function leaveOutImplied(changes: readonly SchemaChange[]): SchemaChange[] {
  const added = new Set(changes.filter(({ type }) => additions.includes(type)).map(({ path }) => path))
  // Some of these paths end with the directive, and some with the field that it stands at.
  const deprecations = new Set(
    changes
      .filter(({ type }) => type.startsWith('FIELD_DEPRECATION_'))
      .flatMap(({ path }) => [path, `${path}.@deprecated`]),
  )
  const usages = new Set(changes.filter(isUsage).map(({ path }) => path))
  return joinNewValues(changes).filter((change) => {
    const { path, type } = change
    // The library takes the end of a deprecation without a reason for a new one here.
    if (type.startsWith('ENUM_VALUE_DEPRECATION_')) return false
    const [element = '', ...directive] = path.split('.@')
    if (added.has(element) && (directive.length > 0 || type.includes('DESCRIPTION'))) return false
    if (isUsage(change)) return !deprecations.has(path)
    if (!isArgumentOfUsage(change)) return true
    const usage = path.replace(/\.\w+$/, '')
    return !usages.has(usage) && !deprecations.has(usage)
  })
}

/** A directive that stands at an element now, or no longer does. */
function isUsage(change: SchemaChange): boolean {
  return change.type.startsWith('DIRECTIVE_USAGE_') && !isArgumentOfUsage(change)
}

/** A directive that has other arguments at an element. */
function isArgumentOfUsage({ type }: SchemaChange): boolean {
  return type === 'DIRECTIVE_USAGE_ARGUMENT_ADDED' || type === 'DIRECTIVE_USAGE_ARGUMENT_REMOVED'
}

/** An argument of a directive that is removed and added has another value. */
function joinNewValues(changes: readonly SchemaChange[]): SchemaChange[] {
  const pathsOf = (type: string) =>
    new Set(changes.filter((change) => change.type === type).map(({ path }) => path))
  const removed = pathsOf('DIRECTIVE_USAGE_ARGUMENT_REMOVED')
  const added = pathsOf('DIRECTIVE_USAGE_ARGUMENT_ADDED')
  return changes.flatMap((change) => {
    const { path, type } = change
    if (!isArgumentOfUsage(change) || !removed.has(path) || !added.has(path)) return [change]
    if (type === 'DIRECTIVE_USAGE_ARGUMENT_ADDED') return []
    const [, directive = '', argument = ''] = /@(\w+)\.(\w+)$/.exec(path) ?? []
    // Texts for people and addresses of specifications do no harm.
    const level = directive === 'deprecated' || directive === 'specifiedBy' ? 'safe' : change.level
    return [{ ...change, level, message: `Argument '${argument}' of '@${directive}' changed` }]
  })
}
