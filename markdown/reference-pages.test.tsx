import { join } from 'node:path'
import type { Element, Root } from 'hast'
import { fromHtml } from 'hast-util-from-html'
import { toString as textOf } from 'hast-util-to-string'
import { compileMdx } from 'nextra/compile'
import { createElement } from 'react'
import * as runtime from 'react/jsx-runtime'
import { renderToStaticMarkup } from 'react-dom/server'
import { CONTINUE, EXIT, SKIP, visit } from 'unist-util-visit'
import { beforeAll, describe, expect, it, vi } from 'vitest'
import * as referenceElements from '../components/graphql/reference-elements'
import { Callout } from '../components/mdx/callout'
import { CodeBlock } from '../components/mdx/code-block'
import { PageLink } from '../components/mdx/page-link'
import { ScrollingTable } from '../components/mdx/scrolling-table'
import { composeApi } from '../lib/reference/api.fixture'
import type { ApiData } from '../lib/reference/api-data'
import {
  findLostWords,
  listPages,
  listTexts,
  literalTexts,
  readFixture,
  schemaNames,
} from '../lib/reference/awkward-schemas.fixture'
import { printDefinition } from '../lib/reference/print-definition'
import type { SiteData } from '../lib/site/data-elements'
import { insertPageParts } from './insert-page-parts'

vi.mock('next/router', () => ({ useRouter: () => ({ basePath: '/help' }) }))

const root = join('/', 'project')

/** Answers for the fields that must not be null. */
const roots: Record<string, Record<string, unknown>> = {
  'nested-wrappers': { grid: [[{ name: 'x' }]] },
  unions: { find: [] },
}

const fixtures = schemaNames
  .filter((name) => name !== 'empty')
  .map((name) => ({ name, api: composeApi(readFixture(name), roots[name]) }))

const components = { ...referenceElements, Callout, a: PageLink, pre: CodeBlock, table: ScrollingTable }

/** A page as readers get it: with its parts, compiled by Nextra, and rendered by the components of the site. */
async function renderPage(source: string, api: ApiData, file = 'pages/docs/api/a.mdx'): Promise<Root> {
  const data: SiteData = { meta: {}, pages: new Map(), questions: [], lightPatterns: [], terms: [], api }
  const { result } = await compileMdx(source, {
    filePath: join(root, file),
    // Colours need a second for each page, and change no letter.
    codeHighlight: false,
    mdxOptions: { format: 'mdx', remarkPlugins: [[insertPageParts, { root, readData: () => data }]] },
  })
  const run = Reflect.construct(Function, ['$', result])
  const { default: Content } = run({ ...runtime, useMDXComponents: () => components })
  return fromHtml(renderToStaticMarkup(createElement(Content)), { fragment: true })
}

function renderReference(coordinate: string, api: ApiData): Promise<Root> {
  const frontMatter = [
    '---',
    `title: "${coordinate}"`,
    'description: Where to start with a BinBar and what you need for it.',
    'status: draft',
    `graphql: "${coordinate}"`,
    '---',
  ]
  return renderPage([...frontMatter, 'The words of the writer.'].join('\n'), api)
}

/** The first element that a test holds for; it has to be there. */
function find(tree: Root | Element, isWanted: (element: Element) => boolean): Element {
  let found: Element | undefined
  visit(tree, 'element', (element) => {
    if (!isWanted(element)) return CONTINUE
    found = element
    return EXIT
  })
  if (!found) throw new Error('Found no such element.')
  return found
}

function findById(tree: Root, id: string): Element {
  return find(tree, ({ properties }) => properties.id === id)
}

function cellOf(row: Element, label: string): string {
  return textOf(find(row, ({ properties }) => properties.dataLabel === label))
}

function isSignature({ properties }: Element): boolean {
  return properties.ariaLabel === 'Signature'
}

/** What the head and the tables of a page show, with addresses and languages of code. */
function listShown(tree: Root): string[] {
  const shown: string[] = []
  visit(tree, (node) => {
    if (node.type === 'element' && (isSignature(node) || node.properties.dataExample !== undefined))
      return SKIP
    if (node.type === 'text') shown.push(node.value)
    if (node.type !== 'element') return CONTINUE
    if (node.tagName === 'a') shown.push(String(node.properties.href))
    if (node.tagName === 'code') shown.push(String(node.properties.className ?? ''))
    return CONTINUE
  })
  return shown
}

/** Nextra writes prose, and so descriptions, with curly quotation marks and dots of one sign. */
function straighten(text: string): string {
  return text.replace(/[‘’]/g, "'").replace(/[“”]/g, '"').replaceAll('…', '...')
}

const pages = fixtures.flatMap(({ name, api }) =>
  listPages(api.schema).map((coordinate) => ({ name, coordinate, api })),
)
const rendered = new Map<string, Root>()

function pageOf(name: string, coordinate: string): Root {
  const tree = rendered.get(`${name} ${coordinate}`)
  if (!tree) throw new Error(`Found no page of ${coordinate} in ${name}.`)
  return tree
}

beforeAll(async () => {
  for (const { name, coordinate, api } of pages) {
    rendered.set(`${name} ${coordinate}`, await renderReference(coordinate, api))
  }
}, 120_000)

describe.each(pages)('the page of $coordinate in $name', ({ name, coordinate, api }) => {
  it('shows every word of descriptions, reasons and defaults', () => {
    expect(findLostWords(listTexts(coordinate, api.schema), listShown(pageOf(name, coordinate)))).toEqual([])
  })

  it('shows the definition letter by letter', () => {
    const figure = find(pageOf(name, coordinate), isSignature)
    expect(textOf(figure)).toBe(printDefinition(coordinate, api.schema))
  })

  it('holds no tag that a description brought along, and each id once', () => {
    const tags = new Set<string>()
    const ids: unknown[] = []
    visit(pageOf(name, coordinate), 'element', ({ tagName, properties }) => {
      tags.add(tagName)
      if (properties.id !== undefined) ids.push(properties.id)
    })
    for (const tag of [
      'html',
      'body',
      'head',
      'title',
      'script',
      'style',
      'b',
      'i',
      'u',
      'bar',
      'br',
      'img',
    ]) {
      // A hard break of Markdown is one, and only one description has it.
      if (tag === 'br' && name === 'multi-line-descriptions') continue
      expect(tags).not.toContain(tag)
    }
    expect(new Set(ids).size).toBe(ids.length)
  })
})

describe('stands literally in the text of the page', () => {
  it.each(literalTexts)('in %s on %s: %s', (name, coordinate, text) => {
    expect(straighten(textOf(pageOf(name, coordinate)))).toContain(text)
  })

  it.each([
    ['braces', 'BarInput', 'field-dots', 'Default', `"1...2 -- 'x' \`\`y''"`],
    ['enum-list-default', 'Query.weights', 'argument-units', 'Default', '[KG]'],
    ['enum-list-default', 'Query.weights', 'argument-all', 'Default', '[[KG, LB], [null]]'],
    ['enum-list-default', 'Filter', 'field-none', 'Default', '[]'],
    ['object-default', 'Query.sites', 'argument-sort', 'Default', '{field: WEIGHT, direction: ASC}'],
    ['object-default', 'Search', 'field-sort', 'Default', '[{field: WEIGHT}, {field: NAME, direction: ASC}]'],
    ['falsy-defaults', 'Page', 'field-first', 'Default', '0'],
    ['falsy-defaults', 'Page', 'field-archived', 'Default', 'false'],
    ['falsy-defaults', 'Page', 'field-note', 'Default', '""'],
    ['falsy-defaults', 'Page', 'field-unit', 'Default', 'null'],
    ['falsy-defaults', 'Page', 'field-none', 'Default', ''],
    ['falsy-defaults', 'Query.sites', 'argument-first', 'Default', '0'],
    ['falsy-defaults', 'Query.sites', 'argument-none', 'Default', ''],
    ['deprecated-inputs', 'WeightInput', 'field-unit', 'Default', 'KG'],
    ['nested-wrappers', 'ContainerSite', 'field-grid', 'Type', '[[ContainerSite!]!]!'],
    ['nested-wrappers', 'Query.grid', 'argument-rows', 'Type', '[[GridInput!]!]!'],
    ['multi-line-descriptions', 'Query.site', 'argument-id', 'Default', '"first  line\\n  second line"'],
  ])('in the row of a table: %s, %s, %s, %s', (name, coordinate, id, label, text) => {
    expect(cellOf(findById(pageOf(name, coordinate), id), label)).toBe(text)
  })

  it.each([
    ['WeightInput', 'field-old', 'No longer supported'],
    ['WeightInput', 'field-empty', 'Deprecated.'],
    ['WeightInput', 'field-older', 'Use value, with a unit.'],
    ['Query.weight', 'argument-old', 'No longer supported'],
    ['Query.weight', 'argument-empty', 'Deprecated.'],
    ['Weight', 'argument-value-old', 'No longer supported'],
    ['@show', 'argument-older', 'Use the other argument.'],
  ])('as deprecated, on %s in %s: %s', (coordinate, id, text) => {
    const row = textOf(findById(pageOf('deprecated-inputs', coordinate), id))
    expect(row).toContain('Deprecated')
    expect(row).toContain(text)
  })

  it('with the falsy default of an argument of a field', () => {
    const page = pageOf('falsy-defaults', 'Site')
    for (const [name, text] of [
      ['unit', 'null'],
      ['offset', '0'],
      ['exact', 'false'],
      ['note', '""'],
    ]) {
      expect(textOf(findById(page, `argument-weight-${name}`))).toContain(`Default: ${text}`)
    }
  })

  it('within code, without signs for braces', () => {
    const page = pageOf('code-in-descriptions', 'Query.binBarById')
    const codes: string[] = []
    visit(page, 'element', (element) => {
      if (element.tagName === 'code') codes.push(textOf(element))
    })
    expect(codes).toContain('binBarById(id: 1) { id }')
  })

  it('as a list in the answer of a list of lists', () => {
    const page = pageOf('nested-wrappers', 'Query.grid')
    const example = find(page, ({ properties }) => properties.dataExample !== undefined)
    const result = find(example, ({ properties }) => properties.dataPanel === 'result')
    const json = JSON.parse(textOf(find(result, ({ tagName }) => tagName === 'code')))
    expect(json).toEqual({ data: { grid: [[{ name: 'x' }]] } })
  })
})

describe('the links of a page', () => {
  it('lead from each type to its page, on the bare name', () => {
    const row = findById(pageOf('nested-wrappers', 'ContainerSite'), 'field-grid')
    const link = find(
      find(row, ({ properties }) => properties.dataLabel === 'Type'),
      ({ tagName }) => tagName === 'a',
    )
    expect([textOf(link), link.properties.href]).toEqual([
      'ContainerSite',
      '/docs/api/objects/container-site/',
    ])
  })

  it('lead from the head to a request on the page', () => {
    const page = pageOf('renamed-roots', 'Site')
    const link = find(page, (one) => textOf(one) === 'Go to a working request' && one.tagName === 'a')
    expect(findById(page, String(link.properties.href).slice(1)).properties.dataExample).toBe('Site')
  })

  it('tell the query from the type of the same name', () => {
    expect(textOf(pageOf('same-names', 'Query.user'))).toContain('The query that is named like a type.')
    expect(textOf(pageOf('same-names', 'Query.user'))).not.toContain('The type that is named like a query.')
    expect(textOf(pageOf('same-names', 'User'))).toContain('The type that is named like a query.')
  })

  it('lead to the files of the schema, below the base path', async () => {
    const api = composeApi('type Query { a: Int }')
    const downloads = [{ href: '/downloads/a.graphql', label: 'SDL', bytes: 1500, sha256: 'abc', text: '' }]
    const page = await renderReference('Query.a', { ...api, downloads })
    const link = find(page, ({ properties }) => properties.download !== undefined)
    expect([textOf(link), link.properties.href]).toEqual(['SDL', '/help/downloads/a.graphql'])
    expect(textOf(page)).toContain('schema of 2025-03-04')
  })
})

describe('a page with an example', () => {
  const api = composeApi(
    'type Query { site(id: ID, at: String): Site, secret: Int } type Site { name: String }',
    {
      site: ({ id }: { id: string }) => ({ name: `Site ${id} {x} <b>` }),
    },
  )
  const example = [
    'Send it:',
    '',
    '```graphql',
    'query OneSite($id: ID) {',
    '  # {braces} and <tags>',
    '  site(id: $id, at: "two  spaces {x}") { name }',
    '}',
    '```',
    '',
    '```json variables',
    '{ "id": "it\'s \\"{1}\\"" }',
    '```',
  ]

  it('has a panel for each tab, with what the writer wrote and what the API answered', async () => {
    const page = await renderPage(example.join('\n'), api)
    const group = findById(page, 'example-one-site')
    const panelOf = (tab: string) =>
      textOf(
        find(
          find(group, ({ properties }) => properties.dataPanel === tab),
          ({ tagName }) => tagName === 'code',
        ),
      )
    expect(panelOf('query')).toBe(`${example.slice(3, 7).join('\n')}\n`)
    expect(JSON.parse(panelOf('variables'))).toEqual({ id: 'it\'s "{1}"' })
    expect(JSON.parse(panelOf('result'))).toEqual({ data: { site: { name: 'Site it\'s "{1}" {x} <b>' } } })
    for (const tab of ['curl', 'typescript', 'python']) {
      const snippet = textOf(find(group, ({ properties }) => properties.dataPanel === tab))
      expect(snippet).toContain('OneSite')
      expect(snippet).toContain('two  spaces {x}')
    }
  })

  it('stops with the sentences of all its mistakes', async () => {
    const wrong = example.map((line) => line.replace('{ name }', '{ nme }'))
    await expect(renderPage(wrong.join('\n'), api)).rejects.toThrow(
      'pages/docs/api/a.mdx:6: OneSite: found a mistake in the GraphQL text (Cannot query field "nme" on type "Site".), expected what schema/binbar.graphql has. Did you mean "name"?',
    )
  })
})
