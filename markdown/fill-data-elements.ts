import type { Root } from 'mdast'
import type { Plugin } from 'unified'
import { visit } from 'unist-util-visit'
import { listEntries } from '../lib/navigation/meta-entries'
import { composeAttribute } from '../lib/page-parts/compose-element'
import { toProjectPath } from '../lib/pages/list-files'
import { attributeOf, isElement } from '../lib/pages/parse-page'
import { findNearest } from '../lib/problem/find-nearest'
import { type Problem, quote, throwProblems } from '../lib/problem/problem'
import { dataElements, type SiteData } from '../lib/site/data-elements'

/** What data elements are filled from. */
export interface FillDataElementsOptions {
  /** Folder of the project, as an absolute path. */
  root: string
  /** The present data; asked for anew for each page that holds a data element. */
  readData: () => SiteData
}

/**
 * Remark plugin: gives each data element of a page (`<CategoryCards of="/docs/api/" />`) its data as
 * a property, so that the page carries what it shows and nothing more. An element that names a
 * folder without entries stops the page with a `ProblemError`.
 */
export const fillDataElements: Plugin<[FillDataElementsOptions], Root> = ({ root, readData }) => {
  return (tree, file) => {
    const path = toProjectPath(root, file.path)
    const problems: Problem[] = []
    visit(tree, (node) => {
      if (!isElement(node)) return
      const kind = dataElements[node.name ?? '']
      if (!kind) return
      const data = readData()
      const folder = attributeOf(node, 'of') ?? ''
      if (kind.takesFolder && listEntries(data.meta, folder).length === 0) {
        problems.push(describeUnknownFolder(path, node.position?.start.line, node.name ?? '', folder, data))
      } else {
        node.attributes.push(composeAttribute(kind.property, kind.collect(data, folder)))
      }
    })
    throwProblems(problems)
  }
}

function describeUnknownFolder(
  file: string,
  line: number | undefined,
  name: string,
  folder: string,
  data: SiteData,
): Problem {
  return {
    file,
    line,
    subject: `<${name} of=…>`,
    found: quote(folder || undefined),
    expected: 'a folder that has entries in _meta.json',
    nearest: findNearest(
      folder,
      Object.keys(data.meta).filter((one) => listEntries(data.meta, one).length > 0),
    ),
  }
}
