import type { Root } from 'mdast'
import type { Plugin } from 'unified'
import { insertParts } from '../lib/page-parts/insert-parts'
import { toProjectPath } from '../lib/pages/list-files'
import { readFrontMatter } from '../lib/pages/parse-page'
import { fileToRoute } from '../lib/pages/route'
import type { SiteData } from '../lib/site/data-elements'

/** What the parts are made from. */
export interface InsertPagePartsOptions {
  /** Folder of the project, as an absolute path. */
  root: string
  /** The present data; asked for anew for each page. */
  readData: () => SiteData
}

/**
 * Remark plugin: puts the parts that are made from data into a page before it is checked and
 * compiled, so that their headings, ids and links count like written ones.
 */
export const insertPageParts: Plugin<[InsertPagePartsOptions], Root> = ({ root, readData }) => {
  return (tree, file) => {
    const path = toProjectPath(root, file.path)
    insertParts(tree, { route: fileToRoute(path), frontMatter: readFrontMatter(path, tree) }, readData())
  }
}
