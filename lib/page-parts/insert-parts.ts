import type { Root, RootContent } from 'mdast'
import { composeLightPatterns } from '../lights/compose-light-patterns'
import { lightPatternsElement } from '../lights/light-pattern-schema'
import { frontMatterSchema } from '../pages/front-matter'
import { isElement } from '../pages/parse-page'
import { checkWithSchema } from '../problem/check-with-schema'
import type { SourceText } from '../problem/source-text'
import { composeReleaseParts } from '../releases/compose-release-parts'
import type { SiteData } from '../site/data-elements'

/** The page whose syntax tree gets its parts. */
export interface PartsPage {
  route: string
  frontMatter: SourceText
}

/**
 * Puts the parts that are made from data into a page's syntax tree, as if the writer had written them:
 * `<LightPatterns />` becomes a section for each pattern, and a release note gets the sections of its
 * changes. Front matter with mistakes gives no parts; the check of the page reports it.
 */
export function insertParts(tree: Root, page: PartsPage, data: SiteData): void {
  tree.children = tree.children.flatMap((node) => expand(node, data))
  tree.children.push(...composeEnd(page, data))
}

function expand(node: RootContent, data: SiteData): RootContent[] {
  return isElement(node) && node.name === lightPatternsElement ? composeLightPatterns(data) : [node]
}

function composeEnd({ route, frontMatter }: PartsPage, data: SiteData): RootContent[] {
  const { value } = checkWithSchema(frontMatterSchema, frontMatter)
  if (!value?.changes) return []
  const { changes, date } = value
  const lineOf = (change: number, page: number) => frontMatter.lineOf(['changes', change, 'pages', page])
  return composeReleaseParts({ route, changes, date, lineOf }, data)
}
