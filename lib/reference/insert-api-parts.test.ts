import { toString as textOf } from 'mdast-util-to-string'
import { describe, expect, it } from 'vitest'
import { collectAddresses, collectIds, parsePage } from '../pages/parse-page'
import { formatProblem } from '../problem/problem'
import { composeApi } from './api.fixture'
import { insertApiParts, isAboutApi } from './insert-api-parts'

const api = composeApi(
  `
  type Query { site: Site, broken: Int! }
  "A site with \`Unit\` in it."
  type Site { name: String, unit: Unit }
  enum Unit { KG }`,
  { site: { name: 'Aluminum Scrap' } },
)

function insert(file: string, coordinate: string | undefined, source: string) {
  const { tree, route } = parsePage(file, source)
  const problems = insertApiParts(tree, { file, route, coordinate }, api).map(formatProblem)
  const headings = tree.children.filter(({ type }) => type === 'heading').map((node) => textOf(node))
  return { tree, problems, headings, links: collectAddresses(tree).map(({ url }) => url) }
}

const file = 'pages/docs/api/objects/site.mdx'
const frontMatter = '---\ntitle: Site\ngraphql: Site\n---\n'

describe('a reference page', () => {
  const source = `${frontMatter}\nimport A from './a.mdx'\n\nThe words of the writer.\n\n<A />\n\n## More\n\nAnd more.\n`
  const { tree, problems, headings } = insert(file, 'Site', source)

  it('has its parts around the text of the writer, which gets a heading', () => {
    expect(problems).toEqual([])
    expect(headings).toEqual([
      'Signature',
      'Fields',
      'In use',
      'More',
      'Used by',
      'How to reach it',
      'Downloads',
    ])
    const texts = tree.children.map((node) => textOf(node))
    expect(texts.indexOf('The words of the writer.')).toBe(texts.indexOf('In use') + 1)
    expect(texts.indexOf('And more.')).toBe(texts.indexOf('Used by') - 1)
  })

  it('keeps front matter and imports in front', () => {
    expect(tree.children.slice(0, 3).map(({ type }) => type)).toEqual([
      'yaml',
      'mdxjsEsm',
      'mdxJsxFlowElement',
    ])
  })

  it('has its ids from all of them', () => {
    expect([...collectIds(tree)]).toEqual(
      expect.arrayContaining(['signature', 'field-name', 'field-unit', 'in-use', 'more', 'request-site']),
    )
  })

  it('has no heading for a writer who wrote nothing', () => {
    expect(insert(file, 'Site', frontMatter).headings).toEqual([
      'Signature',
      'Fields',
      'Used by',
      'How to reach it',
      'Downloads',
    ])
  })

  it('is left as it was written when its element is not there', () => {
    const { headings: own } = insert(file, 'Lost', source)
    expect(own).toEqual(['More'])
  })

  it('has its examples proven, and its ready operations', () => {
    const broken = `${frontMatter}\n\`\`\`graphql\nquery A { site { nme } }\n\`\`\`\n`
    expect(insert(file, 'Query.broken', broken).problems).toEqual([
      `${file}:7: A: found a mistake in the GraphQL text (Cannot query field "nme" on type "Site".), expected what schema/binbar.graphql has. Did you mean "name"?`,
      expect.stringMatching(
        /^schema\/sample-data\.json: the ready operation Broken for Query\.broken: found an answer with an error/,
      ),
    ])
  })
})

describe('names of the schema', () => {
  const source = 'The `Site` and `Unit`.\n\n```graphql\nquery A { site { name } }\n```\n'

  it('become links on pages of the API, in descriptions too', () => {
    expect(insert('pages/docs/api/examples/a.mdx', undefined, source).links).toEqual([
      '/docs/api/objects/site/',
      '/docs/api/enums/unit/',
    ])
    const { tree } = insert(file, 'Site', 'Text.')
    expect(JSON.stringify(tree.children[0])).toContain('"url":"/docs/api/enums/unit/"')
  })

  it('stay as they are elsewhere, where examples are proven all the same', () => {
    const { links, tree } = insert('pages/docs/binbar/a.mdx', undefined, source)
    expect(links).toEqual([])
    expect([...collectIds(tree)]).toEqual(['example-a'])
  })
})

it.each([
  ['pages/docs/api/objects/site.mdx', true],
  ['content/api-overview.mdx', true],
  ['pages/docs/binbar/api/a.mdx', false],
  ['content/terms.mdx', false],
])('takes %s for a page about the API: %s', (path, isAbout) => {
  expect(isAboutApi(path)).toBe(isAbout)
})
