import type { Root } from 'mdast'
import type { Plugin } from 'unified'
import { insertParts } from '../lib/page-parts/insert-parts'
import { toProjectPath } from '../lib/pages/list-files'
import { readFrontMatter } from '../lib/pages/parse-page'
import { fileToRoute } from '../lib/pages/route'
import type { SiteData } from '../lib/site/data-elements'
import { reportProblems } from './report-problems'

/** What the parts are made from. */
export interface InsertPagePartsOptions {
  /** Folder of the project, as an absolute path. */
  root: string
  /** The present data; asked for anew for each page. */
  readData: () => SiteData
  /** Called with the mistakes in parts while pages are edited; they do not stop the page. */
  warn?: ((message: string) => void) | undefined
}

/**
 * Remark plugin: puts the parts that are made from data into a page before it is checked and
 * compiled, so that their headings, ids and links count like written ones. Mistakes, such as an example
 * that does not hold, stop the page with a `ProblemError`; with `warn`, they are printed.
 */
export const insertPageParts: Plugin<[InsertPagePartsOptions], Root> = ({ root, readData, warn }) => {
  return (tree, file) => {
    const path = toProjectPath(root, file.path)
    const page = { file: path, route: fileToRoute(path), frontMatter: readFrontMatter(path, tree) }
    reportProblems(insertParts(tree, page, readData()), warn)
  }
}
