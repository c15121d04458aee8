import { toString as textOf } from 'mdast-util-to-string'
import { describe, expect, it } from 'vitest'
import { batteryLow } from '../lights/battery-low.fixture'
import { collectAddresses, collectIds, parsePage } from '../pages/parse-page'
import { formatProblem } from '../problem/problem'
import { composeApi } from '../reference/api.fixture'
import type { SiteData } from '../site/data-elements'
import { insertParts } from './insert-parts'

const data: SiteData = {
  meta: {
    '/docs/binbar/release-notes/': { v9: { title: 'v9' }, v7: { title: 'v7' }, v3: { title: 'v3' } },
  },
  pages: new Map([
    ['/docs/binbar/led-patterns/', { title: 'Light patterns', description: '', headings: new Map() }],
    [
      '/docs/binbar/changing-the-battery/',
      { title: 'Change the battery', description: '', headings: new Map([['steps', 'Steps']]) },
    ],
  ]),
  questions: [],
  lightPatterns: [batteryLow],
  terms: [],
}

function expand(file: string, source: string, siteData = data) {
  const page = parsePage(file, source)
  insertParts(page.tree, page, siteData)
  return page.tree
}

const releaseNote = `---
title: BinBar v7
description: The light tells you that a battery change is due, in good time.
status: draft
changes:
  - kind: fixed
    text: Fixes <5 kg drift, {id} in URL, see <https://example.com>.
    meaning: Nothing to do.
    pages:
      - /docs/binbar/changing-the-battery/#steps
  - kind: added
    text: The light has the pattern battery low.
    meaning: You can plan ahead.
    pages:
      - /docs/binbar/led-patterns/#battery-low
---

Text.
`

const referencePage = `---
title: ContainerSite
description: Where to start with a BinBar and what you need for it.
status: draft
graphql: Site
---

Text.
`

describe('<LightPatterns />', () => {
  it('becomes a heading with its own id for each pattern', () => {
    const tree = expand('pages/docs/binbar/led-patterns.mdx', '## The patterns\n\n<LightPatterns />\n')
    expect([...collectIds(tree)]).toEqual(['the-patterns', 'battery-low'])
  })

  it('carries what each pattern shows', () => {
    const tree = expand('pages/docs/binbar/led-patterns.mdx', '<LightPatterns />\n')
    const elements = tree.children.filter((node) => node.type === 'mdxJsxFlowElement')
    expect(elements.map(({ name }) => name)).toEqual(['LightPatternIndex', 'LightPatternDetails'])
    expect(JSON.stringify(elements[1]?.attributes)).toContain('Plan a battery change.')
  })

  it('names the page that explains the next step, with the part of the page', () => {
    const pattern = { ...batteryLow, page: '/docs/binbar/changing-the-battery/#steps' }
    const siteData = { ...data, lightPatterns: [pattern] }
    const tree = expand('pages/docs/binbar/led-patterns.mdx', '<LightPatterns />\n', siteData)
    expect(JSON.stringify(tree.children.at(-1))).toContain('Change the battery: Steps')
  })
})

describe('a release note', () => {
  const tree = expand('pages/docs/binbar/release-notes/v7.mdx', releaseNote)
  const texts = tree.children.map((node) => textOf(node))

  it('gets a section for each kind of change, added first', () => {
    const headings = tree.children.filter((node) => node.type === 'heading').map((node) => textOf(node))
    expect(headings).toEqual(['Added', 'Fixed', 'Which version you have', 'Other releases'])
  })

  it('shows signs of Markdown and MDX as they are', () => {
    expect(texts.join('\n')).toContain('Fixes <5 kg drift, {id} in URL, see <https://example.com>.')
  })

  it('names the pages that a change touches, with the part of the page', () => {
    expect(texts.join('\n')).toContain('See Light patterns: Battery low.')
    expect(texts.join('\n')).toContain('See Change the battery: Steps.')
  })

  it('links to the release before and the one after', () => {
    const addresses = collectAddresses(tree).map(({ url, text }) => [url, text])
    expect(addresses).toContainEqual(['/docs/binbar/release-notes/v9/', 'BinBar v9'])
    expect(addresses).toContainEqual(['/docs/binbar/release-notes/v3/', 'BinBar v3'])
  })

  it('says where an address of a change stands in the file', () => {
    const address = collectAddresses(tree).find(({ url }) => url === '/docs/binbar/led-patterns/#battery-low')
    expect(address?.line).toBe(15)
  })

  it('says that the oldest release has none before it', () => {
    const oldest = expand('pages/docs/binbar/release-notes/v3.mdx', releaseNote)
    expect(textOf(oldest)).toContain('Older: none.')
  })
})

describe('parts of the API', () => {
  const programs = new Map([['sites', { curl: 'curl', typescript: 'ts', python: 'py', output: 'text' }]])
  const downloads = [{ href: '/downloads/a.graphql', label: 'SDL', bytes: 5, sha256: 'ab', text: 'a b c' }]
  const api = { ...composeApi('type Query { site: Site } type Site { name: String }'), programs, downloads }
  const source = '<SchemaDownloads />\n\n<Program name="sites" />\n\nThe `Site`.\n'
  const namesOf = (tree: ReturnType<typeof expand>) =>
    tree.children.map((node) => (node.type === 'mdxJsxFlowElement' ? node.name : node.type))

  it('are put where the writer asks for them', () => {
    const tree = expand('pages/docs/api/a.mdx', source, { ...data, api })
    expect(namesOf(tree)).toEqual(['SchemaDownloads', 'ProgramTabs', 'paragraph'])
    expect(JSON.stringify(tree.children[0])).toContain('/downloads/a.graphql')
    expect([...collectIds(tree)]).toEqual(['program-sites'])
    expect(collectAddresses(tree).map(({ url }) => url)).toEqual(['/docs/api/objects/site/'])
  })

  it('make the page of an element of what its front matter names', () => {
    const tree = expand('pages/docs/api/objects/site.mdx', referencePage, { ...data, api })
    expect(namesOf(tree).slice(0, 3)).toEqual(['yaml', 'ReferenceHead', 'heading'])
    expect([...collectIds(tree)]).toContain('field-name')
  })

  it('are not there in a project without a schema', () => {
    expect(expand('pages/docs/api/a.mdx', source)).toEqual(parsePage('pages/docs/api/a.mdx', source).tree)
  })

  it('are not made of front matter with mistakes, which the check of the page reports', () => {
    const wrong = referencePage.replace('status: draft', 'status: done')
    const tree = expand('pages/docs/api/objects/site.mdx', wrong, { ...data, api })
    expect(namesOf(tree)).toEqual(['yaml', 'paragraph'])
  })

  it('are reported where they cannot be made, and stay as they were written', () => {
    const page = parsePage('pages/docs/api/a.mdx', 'Text.\n\n<Program name="site" />\n')
    const problems = insertParts(page.tree, page, { ...data, api })
    expect(problems.map(formatProblem)).toEqual([
      'pages/docs/api/a.mdx:3: <Program name=…>: found "site", expected the name of a program in content/programs. Did you mean "sites"?',
    ])
    expect(namesOf(page.tree)).toEqual(['paragraph', 'Program'])
  })
})

it('leaves a page without data as it was written', () => {
  const source = '## First\n\nText.\n'
  expect(expand('pages/docs/a.mdx', source)).toEqual(parsePage('pages/docs/a.mdx', source).tree)
})
