import type { Root } from 'mdast'
import type { Plugin } from 'unified'
import { type AddressFault, checkAddress, type LinkTargets } from '../lib/links/check-address'
import { frontMatterSchema } from '../lib/pages/front-matter'
import { toProjectPath } from '../lib/pages/list-files'
import { collectAddresses, collectIds, readFrontMatter } from '../lib/pages/parse-page'
import { fileToRoute, pagesFolder } from '../lib/pages/route'
import { parseWithSchema } from '../lib/problem/check-with-schema'
import type { Problem } from '../lib/problem/problem'
import { reportProblems } from './report-problems'

/** What the check of a page needs. */
export interface CheckPageOptions {
  /** Folder of the project, as an absolute path. */
  root: string
  /** The present targets of addresses; asked for anew for each page. */
  readTargets: () => LinkTargets
  /** Called with the faults of addresses while pages are edited; they do not stop the page. */
  warn?: ((message: string) => void) | undefined
}

/**
 * Remark plugin: holds a page's front matter and its internal addresses against the rules. Mistakes
 * stop the page with a `ProblemError` that names file and line. With `warn`, wrong addresses are
 * printed instead, since a writer often links to a page before it is there.
 */
export const checkPage: Plugin<[CheckPageOptions], Root> = ({ root, readTargets, warn }) => {
  return (tree, file) => {
    const path = toProjectPath(root, file.path)
    const isPage = path.startsWith(`${pagesFolder}/`)
    if (isPage) parseWithSchema(frontMatterSchema, readFrontMatter(path, tree))
    const problems = isPage
      ? checkAddresses(path, fileToRoute(path), tree, readTargets())
      : checkAddresses(path, path, tree, readTargets(), collectIds(tree))
    reportProblems(problems, warn)
  }
}

/**
 * A part that pages import has no route, so that its file stands for one, and its own ids are what
 * `#id` can mean on every page that imports it.
 */
function checkAddresses(
  path: string,
  from: string,
  tree: Root,
  targets: LinkTargets,
  ownIds?: ReadonlySet<string>,
): Problem[] {
  return collectAddresses(tree).flatMap(({ url, line, text }) => {
    const fault: AddressFault | undefined = checkAddress(url, from, targets, ownIds)
    return fault ? [{ file: path, line, subject: `link "${text}"`, ...fault }] : []
  })
}
