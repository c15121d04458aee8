import type { Root } from 'mdast'
import { insertExamples } from '../examples/insert-examples'
import type { Problem } from '../problem/problem'
import type { ApiData } from './api-data'
import { composeReference } from './compose-reference'
import { linkSchemaNames } from './link-schema-names'
import { heading } from './nodes'

/** The page whose syntax tree gets its parts. */
export interface ApiPage {
  /** Path of its file, from the root of the project. */
  file: string
  route: string
  /** The coordinate of the element whose reference page it is, if it is one. */
  coordinate: string | undefined
}

/**
 * Puts what is made from the schema into a page's syntax tree: operations become proven examples, a
 * reference page gets its parts around its own text, and names of the schema become links.
 *
 * @returns what is wrong with examples and ready operations
 */
export function insertApiParts(tree: Root, { file, route, coordinate }: ApiPage, api: ApiData): Problem[] {
  const { examples, problems } = insertExamples(tree, file, api)
  const parts = coordinate === undefined ? undefined : composeReference(coordinate, route, api, examples)
  if (parts) {
    // The front matter has to stay in front, where it is read from.
    const start = tree.children.findIndex(({ type }) => type !== 'yaml' && type !== 'mdxjsEsm')
    const own = start < 0 ? [] : tree.children.splice(start)
    const prose = own.length > 0 ? [heading('In use'), ...own] : []
    tree.children.push(...parts.before, ...prose, ...parts.after)
  }
  if (isAboutApi(file)) linkSchemaNames(tree, coordinate, api)
  return [...problems, ...(parts?.problems ?? [])]
}

/** True for the pages of the API and the part that its overview is made of. */
export function isAboutApi(file: string): boolean {
  return file.startsWith('pages/docs/api/') || file === 'content/api-overview.mdx'
}
