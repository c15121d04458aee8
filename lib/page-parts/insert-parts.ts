import type { Root, RootContent } from 'mdast'
import { composeLightPatterns } from '../lights/compose-light-patterns'
import { lightPatternsElement } from '../lights/light-pattern-schema'
import { type FrontMatter, frontMatterSchema } from '../pages/front-matter'
import { attributeOf, isElement } from '../pages/parse-page'
import { checkWithSchema } from '../problem/check-with-schema'
import { findNearest } from '../problem/find-nearest'
import { type Problem, quote } from '../problem/problem'
import type { SourceText } from '../problem/source-text'
import { composeProgram, programElement } from '../reference/compose-program'
import { composeDownloads, downloadsElement } from '../reference/downloads'
import { insertApiParts } from '../reference/insert-api-parts'
import { composeReleaseParts } from '../releases/compose-release-parts'
import type { SiteData } from '../site/data-elements'

/** The page whose syntax tree gets its parts. */
export interface PartsPage {
  /** Path of its file, from the root of the project. */
  file: string
  route: string
  frontMatter: SourceText
}

/**
 * Puts the parts that are made from data into a page's syntax tree, as if the writer had written them:
 * `<LightPatterns />` becomes a section for each pattern, an operation its proven example, a release note
 * gets the sections of its changes, and a reference page what the schema says. Front matter with mistakes
 * gives no parts; the check of the page reports it.
 *
 * @returns what is wrong with the parts; what cannot be made stays as it was written
 */
export function insertParts(tree: Root, page: PartsPage, data: SiteData): Problem[] {
  const { value } = checkWithSchema(frontMatterSchema, page.frontMatter)
  const problems: Problem[] = []
  tree.children = tree.children.flatMap((node) => expand(node, page.file, data, problems))
  if (data.api) problems.push(...insertApiParts(tree, { ...page, coordinate: value?.graphql }, data.api))
  if (value?.changes) tree.children.push(...composeChanges(page, value, data))
  return problems
}

function expand(node: RootContent, file: string, data: SiteData, problems: Problem[]): RootContent[] {
  if (!isElement(node)) return [node]
  if (node.name === lightPatternsElement) return composeLightPatterns(data)
  if (node.name === downloadsElement && data.api) return [composeDownloads(data.api)]
  if (node.name !== programElement || !data.api) return [node]
  const name = attributeOf(node, 'name') ?? ''
  const program = composeProgram(name, data.api)
  if (program) return [program]
  problems.push({
    file,
    line: node.position?.start.line,
    subject: `<${programElement} name=…>`,
    found: quote(name || undefined),
    expected: 'the name of a program in content/programs',
    nearest: findNearest(name, data.api.programs.keys()),
  })
  return [node]
}

function composeChanges(
  { route, frontMatter }: PartsPage,
  { changes = [], date }: FrontMatter,
  data: SiteData,
): RootContent[] {
  const lineOf = (change: number, page: number) => frontMatter.lineOf(['changes', change, 'pages', page])
  return composeReleaseParts({ route, changes, date, lineOf }, data)
}
