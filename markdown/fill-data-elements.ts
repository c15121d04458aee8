import { relative, sep } from 'node:path'
import { valueToEstree } from 'estree-util-value-to-estree'
import type { Root } from 'mdast'
import type { MdxJsxFlowElement } from 'mdast-util-mdx-jsx'
import type { Plugin } from 'unified'
import { visit } from 'unist-util-visit'
import { listEntries } from '../lib/navigation/meta-entries'
import { attributeOf, isElement } from '../lib/pages/parse-page'
import { findNearest } from '../lib/problem/find-nearest'
import { type Problem, quote, throwProblems } from '../lib/problem/problem'
import { type DataElement, dataElements, type SiteData } from '../lib/site/data-elements'

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
    const path = relative(root, file.path).split(sep).join('/')
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
        node.attributes.push(composeAttribute(kind, data, folder))
      }
    })
    throwProblems(problems)
  }
}

function composeAttribute(
  kind: DataElement,
  data: SiteData,
  folder: string,
): MdxJsxFlowElement['attributes'][number] {
  const value = kind.collect(data, folder)
  return {
    type: 'mdxJsxAttribute',
    name: kind.property,
    value: {
      type: 'mdxJsxAttributeValueExpression',
      value: JSON.stringify(value),
      data: {
        estree: {
          type: 'Program',
          sourceType: 'module',
          comments: [],
          body: [{ type: 'ExpressionStatement', expression: valueToEstree(value) }],
        },
      },
    },
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
