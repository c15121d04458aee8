import { parse } from 'acorn'

/**
 * The part of webpack's loader context that is used here.
 *
 * @typedef {{ getOptions: () => { parts: Record<string, string>, standIns: string } }} LoaderContext
 */

/** The name of the stand-ins in the theme's file; no name of its own looks like this. */
const namespace = '__leftOutParts'

/**
 * Webpack loader for the theme's one file, for the browser only: the parts of the theme that parts of our own stand
 * in for are named in its default settings, so webpack cannot see that nothing shows them. Each becomes its
 * stand-in, and whatever only these parts use goes with them.
 *
 * @this {LoaderContext}
 * @param {string} source the file of the theme
 * @throws when the theme has no such part at its top level, with the names of those that it has not
 */
export default function leaveOutThemeParts(source) {
  const { parts, standIns } = this.getOptions()
  const { body } = parse(source, { ecmaVersion: 'latest', sourceType: 'module' })
  const found = body.flatMap((statement) => readDeclarations(statement)).filter(({ name }) => name in parts)
  const missing = Object.keys(parts).filter((part) => !found.some(({ name }) => name === part))
  if (missing.length > 0) {
    throw new Error(
      `Found no part of the theme with the name ${missing.join(', ')}, expected those of nextra-theme-docs 3.3.1: see markdown/leave-out-theme-parts.ts.`,
    )
  }
  let rest = source
  for (const { name, start, end } of found.toReversed()) {
    rest = `${rest.slice(0, start)}var ${name} = ${namespace}.${parts[name]};${rest.slice(end)}`
  }
  return `import * as ${namespace} from ${JSON.stringify(standIns)};\n${rest}`
}

/**
 * Where a statement at the top level of a file gives something a name.
 *
 * @param {import('acorn').Statement | import('acorn').ModuleDeclaration} statement
 */
function readDeclarations(statement) {
  const { start, end } = statement
  if (statement.type === 'FunctionDeclaration') return [{ name: statement.id.name, start, end }]
  if (statement.type !== 'VariableDeclaration' || statement.declarations.length > 1) return []
  return statement.declarations.flatMap(({ id }) =>
    id.type === 'Identifier' ? [{ name: id.name, start, end }] : [],
  )
}
