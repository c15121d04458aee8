import { join } from 'node:path'
import type { Program } from 'estree'
import type { Root } from 'mdast'
import type { MdxJsxAttribute } from 'mdast-util-mdx-jsx'
import remarkMdx from 'remark-mdx'
import remarkParse from 'remark-parse'
import { unified } from 'unified'
import { visit } from 'unist-util-visit'
import { VFile } from 'vfile'
import { describe, expect, it, vi } from 'vitest'
import { isElement } from '../lib/pages/parse-page'
import { ProblemError } from '../lib/problem/problem'
import type { SiteData } from '../lib/site/data-elements'
import { fillDataElements } from './fill-data-elements'

const root = join('/', 'project')

const data: SiteData = {
  meta: {
    '/docs/api/': { queries: { title: 'Queries' }, secret: { title: 'Secret', hidden: true } },
    '/docs/release-notes/': { v60: { title: 'v60' }, v59: { title: 'v59' } },
    '/docs/empty/': {},
  },
  pages: new Map([
    [
      '/docs/api/queries/',
      { title: 'All queries', description: 'What you can "ask" <for>.', headings: new Map() },
    ],
    ['/docs/release-notes/v60/', { title: 'v60', description: 'What is new.', headings: new Map() }],
  ]),
  lightPatterns: [],
  terms: [],
  questions: [{ question: 'Fit a BinBar', answer: 'From an empty spot on', href: '/docs/', status: 'draft' }],
}

async function fill(source: string, readData = () => data): Promise<Root> {
  const processor = unified().use(remarkParse).use(remarkMdx).use(fillDataElements, { root, readData })
  const file = new VFile({ path: join(root, 'pages/docs/category/api.mdx'), value: source })
  const tree = processor.parse(file)
  await processor.run(tree, file)
  return tree
}

async function messageOf(source: string): Promise<string> {
  const error: unknown = await fill(source).catch((reason: unknown) => reason)
  if (!(error instanceof ProblemError)) throw new Error('Found no problem, expected one.')
  return error.message
}

/** All attributes of elements in a tree that are computed, by name: their text and their program. */
function readComputed(tree: Root): { name: string; text: unknown; program: Program | null | undefined }[] {
  const found: MdxJsxAttribute[] = []
  visit(tree, (node) => {
    if (!isElement(node)) return
    for (const attribute of node.attributes) if (attribute.type === 'mdxJsxAttribute') found.push(attribute)
  })
  return found.flatMap(({ name, value }) => {
    if (typeof value !== 'object' || value === null) return []
    return [{ name, text: JSON.parse(value.value), program: value.data?.estree }]
  })
}

describe('fillDataElements', () => {
  it('gives the cards of a folder to CategoryCards', async () => {
    const cards = [{ title: 'Queries', href: '/docs/api/queries/', description: 'What you can "ask" <for>.' }]
    const [attribute, ...others] = readComputed(await fill('Text\n\n<CategoryCards of="/docs/api/" />\n'))
    expect(attribute).toMatchObject({ name: 'cards', text: cards })
    expect(others).toEqual([])
  })

  it('carries the data as a program too, which is what MDX compiles', async () => {
    const [attribute] = readComputed(await fill('<LatestRelease of="/docs/release-notes/" />'))
    expect(attribute?.program?.body).toMatchObject([
      {
        type: 'ExpressionStatement',
        expression: {
          type: 'ObjectExpression',
          properties: [
            { key: { value: 'title' }, value: { value: 'v60' } },
            { key: { value: 'href' }, value: { value: '/docs/release-notes/v60/' } },
            { key: { value: 'description' }, value: { value: 'What is new.' } },
            { key: { value: 'isCategory' }, value: { value: false } },
          ],
        },
      },
    ])
  })

  it('gives the newest release to LatestRelease and all questions to PopularQuestions, wherever they stand', async () => {
    const source =
      '<Section>\n  <LatestRelease of="/docs/release-notes/">All</LatestRelease>\n</Section>\n\nText <PopularQuestions /> text'
    expect(readComputed(await fill(source)).map(({ name, text }) => [name, text])).toEqual([
      [
        'release',
        { title: 'v60', href: '/docs/release-notes/v60/', description: 'What is new.', isCategory: false },
      ],
      ['questions', data.questions],
    ])
  })

  it('leaves other elements alone and does not read the data for them', async () => {
    const readData = vi.fn(() => data)
    const tree = await fill('<Callout of="/docs/wrong/">Text</Callout>\n\n<></>\n', readData)
    expect(readComputed(tree)).toEqual([])
    expect(readData).not.toHaveBeenCalled()
  })

  it('names a folder that does not exist, and the nearest', async () => {
    expect(await messageOf('Text\n\n<CategoryCards of="/docs/apl/" />\n')).toBe(
      'pages/docs/category/api.mdx:3: <CategoryCards of=…>: found "/docs/apl/", expected a folder that has entries in _meta.json. Did you mean "/docs/api/"?',
    )
  })

  it('names a folder that is like no other, without a suggestion', async () => {
    expect(await messageOf('<CategoryCards of="/docs/something-else/" />')).toBe(
      'pages/docs/category/api.mdx:1: <CategoryCards of=…>: found "/docs/something-else/", expected a folder that has entries in _meta.json.',
    )
  })

  it('names a folder without entries', async () => {
    expect(await messageOf('<LatestRelease of="/docs/empty/" />')).toBe(
      'pages/docs/category/api.mdx:1: <LatestRelease of=…>: found "/docs/empty/", expected a folder that has entries in _meta.json.',
    )
  })

  it('names a missing folder', async () => {
    expect(await messageOf('<LatestRelease />')).toBe(
      'pages/docs/category/api.mdx:1: <LatestRelease of=…>: found nothing, expected a folder that has entries in _meta.json.',
    )
  })

  it('names all wrong elements of a page at once', async () => {
    const message = await messageOf('<CategoryCards of="/x/" />\n\n<LatestRelease of="/y/" />\n')
    expect(message.split('\n')).toEqual([
      expect.stringMatching(/^pages\/docs\/category\/api\.mdx:1: <CategoryCards of=…>: found "\/x\/"/),
      expect.stringMatching(/^pages\/docs\/category\/api\.mdx:3: <LatestRelease of=…>: found "\/y\/"/),
    ])
  })
})
