import type { Program } from 'estree'
import type { Root } from 'mdast'
import { VFile } from 'vfile'
import { describe, expect, it } from 'vitest'
import * as elements from '../components/graphql/reference-elements'
import { parsePage } from '../lib/pages/parse-page'
import { importReferenceElements, referenceElements } from './import-reference-elements'

function transform(file: string, source: string): Root {
  const { tree } = parsePage(file, source)
  const run = importReferenceElements.call(undefined as never, { root: '/project' }) as (
    tree: Root,
    file: VFile,
  ) => void
  run(tree, new VFile({ path: `/project/${file}` }))
  return tree
}

describe('importReferenceElements', () => {
  it('knows every element that the module exports', () => {
    expect([...referenceElements]).toEqual(Object.keys(elements).sort())
  })

  it('imports what a page uses, behind its front matter', () => {
    const { children } = transform(
      'pages/docs/api/objects/user.mdx',
      '---\ntitle: User\n---\n\n<FieldTable><FieldRow /></FieldTable>\n\n<Callout />\n',
    )
    expect(children.map(({ type }) => type).slice(0, 2)).toEqual(['yaml', 'mdxjsEsm'])
    expect(children[1]).toMatchObject({
      value: "import { FieldRow, FieldTable } from '../../../../components/graphql/reference-elements'",
    })
  })

  it('says the same to the compiler as in the text', () => {
    const [statement] = transform('content/part.mdx', '<SchemaDownloads />').children
    const program = (statement as { data?: { estree?: Program } }).data?.estree
    expect(program?.body[0]).toMatchObject({
      type: 'ImportDeclaration',
      source: { value: '../components/graphql/reference-elements' },
      specifiers: [{ imported: { name: 'SchemaDownloads' }, local: { name: 'SchemaDownloads' } }],
    })
  })

  it('leaves a page without such elements alone', () => {
    expect(transform('pages/index.mdx', '<Callout />').children.map(({ type }) => type)).toEqual([
      'mdxJsxFlowElement',
    ])
  })
})
