import { posix } from 'node:path'
import type { Program } from 'estree'
import type { Root } from 'mdast'
import type { MdxjsEsm } from 'mdast-util-mdxjs-esm'
import type { Plugin } from 'unified'
import { visit } from 'unist-util-visit'
import { toProjectPath } from '../lib/pages/list-files'
import { isElement } from '../lib/pages/parse-page'

/** The module that exports the elements of API pages, from the root of the project. */
export const referenceElementsModule = 'components/graphql/reference-elements'

/** The elements of API pages. They are imported by the pages that use them, so that no other page carries them. */
export const referenceElements: readonly string[] = [
  'ArgumentItem',
  'ArgumentList',
  'ArgumentType',
  'ExamplePanel',
  'FieldDefault',
  'FieldMeaning',
  'FieldRow',
  'FieldTable',
  'FieldType',
  'GraphqlExample',
  'ProgramTabs',
  'ReferenceHead',
  'SchemaDownloads',
  'Signature',
]

/** Remark plugin: imports the elements of API pages that a page uses, as if its writer had done so. */
export const importReferenceElements: Plugin<[{ root: string }], Root> = ({ root }) => {
  return (tree, file) => {
    const used = new Set<string>()
    visit(tree, (node) => {
      if (isElement(node) && node.name && referenceElements.includes(node.name)) used.add(node.name)
    })
    if (used.size === 0) return
    const folder = posix.dirname(toProjectPath(root, file.path))
    const statement = composeImport([...used].sort(), posix.relative(folder, referenceElementsModule))
    const isFrontMatter = tree.children[0]?.type === 'yaml'
    tree.children.splice(isFrontMatter ? 1 : 0, 0, statement)
  }
}

function composeImport(names: readonly string[], path: string): MdxjsEsm {
  const program: Program = {
    type: 'Program',
    sourceType: 'module',
    comments: [],
    body: [
      {
        type: 'ImportDeclaration',
        specifiers: names.map((name) => ({
          type: 'ImportSpecifier',
          imported: { type: 'Identifier', name },
          local: { type: 'Identifier', name },
        })),
        source: { type: 'Literal', value: path },
        attributes: [],
      },
    ],
  }
  return {
    type: 'mdxjsEsm',
    value: `import { ${names.join(', ')} } from '${path}'`,
    data: { estree: program },
  }
}
