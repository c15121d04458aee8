import type { Nodes, RootContent } from 'mdast'
import { toString as textOf } from 'mdast-util-to-string'
import { visit } from 'unist-util-visit'
import { describe, expect, it } from 'vitest'
import { attributeOf, isElement } from '../pages/parse-page'
import { composeApi } from './api.fixture'
import type { ExampleOnPage } from './api-data'
import { findElements } from './awkward-schemas.fixture'
import { composeReference } from './compose-reference'

const api = composeApi(
  `
  "Says what it costs."
  directive @cost("In points." points: Int) repeatable on FIELD_DEFINITION | OBJECT
  type Query {
    "One site."
    site("Its ID." id: ID!): Site
    old: [[Site!]!] @deprecated(reason: "Use bar { serial }")
    gone: Int @deprecated(reason: "")
    find(of: Int!, to: Int!): Found
    node(of: Int!, to: Int!): Node
    now: DateTime
    bare: Bare
  }
  type Subscription { "As it comes." weights(unit: Unit): Float }
  "A site."
  type Site implements Node { "Its ID." id: ID!, name: String, unit: Unit }
  interface Node { id: ID! }
  union Found = Site
  "A unit."
  enum Unit { KG }
  "Where nothing leads."
  input Lost { name: String = "x" }
  type Lonely { id: ID }
  "A moment."
  scalar DateTime @specifiedBy(url: "https://scalars.graphql.org/andimarek/date-time.html")
  scalar Bare
  input Key @oneOf { id: ID }`,
  { site: { id: '1', name: 'Aluminum Scrap' } },
)

function compose(coordinate: string, changes: Partial<typeof api> = {}) {
  const parts = composeReference(coordinate, api.pages.get(coordinate) ?? '/x/', { ...api, ...changes })
  if (!parts) throw new Error(`Found no parts for ${coordinate}.`)
  return { ...parts, all: [...parts.before, ...parts.after] }
}

function headingsOf(nodes: readonly RootContent[]): string[] {
  return nodes.filter(({ type }) => type === 'heading').map((node) => textOf(node))
}

/** The text of a section: what stands between its heading and the next. */
function section(nodes: readonly RootContent[], title: string): string[] {
  const start = nodes.findIndex((node) => node.type === 'heading' && textOf(node) === title)
  if (start < 0) throw new Error(`Found no section ${title}.`)
  const rest = nodes.slice(start + 1)
  const end = rest.findIndex(({ type }) => type === 'heading')
  return rest.slice(0, end < 0 ? undefined : end).map((node) => textOf(node))
}

function linksOf(nodes: readonly Nodes[]): string[] {
  const links: string[] = []
  for (const node of nodes) {
    visit(node, 'link', ({ url, children }) => {
      links.push(`${textOf(children)} → ${url}`)
    })
  }
  return links
}

function headOf(coordinate: string, changes?: Partial<typeof api>) {
  const [head, ...others] = findElements(compose(coordinate, changes).before, 'ReferenceHead')
  expect(others).toEqual([])
  const { node, ...properties } = head ?? {}
  return { ...properties, text: node && textOf(node as Nodes) }
}

describe('the sections of a page', () => {
  it.each([
    ['Query.site', ['Signature', 'Arguments', 'Returns', 'How to reach it', 'Downloads']],
    ['Query.old', ['Signature', 'Returns', 'How to reach it', 'Downloads']],
    ['Subscription.weights', ['Signature', 'Arguments', 'Returns', 'How to reach it', 'Downloads']],
    ['Site', ['Signature', 'Fields', 'Used by', 'How to reach it', 'Downloads']],
    ['Node', ['Signature', 'Fields', 'Used by', 'How to reach it', 'Downloads']],
    ['Lost', ['Signature', 'Fields', 'Used by', 'How to reach it', 'Downloads']],
    ['Found', ['Signature', 'Used by', 'How to reach it', 'Downloads']],
    ['Unit', ['Signature', 'Values', 'Used by', 'How to reach it', 'Downloads']],
    ['DateTime', ['Signature', 'Used by', 'How to reach it', 'Downloads']],
    ['@cost', ['Signature', 'Arguments', 'Where it may stand', 'Used by', 'Downloads']],
    ['@oneOf', ['Signature', 'Where it may stand', 'Used by', 'Downloads']],
  ])('of %s are %j', (coordinate, sections) => {
    expect(headingsOf(compose(coordinate).all)).toEqual(sections)
  })

  it('have the definition in front of the text of the writer and the uses behind it', () => {
    const { before, after } = compose('Site')
    expect(headingsOf(before)).toEqual(['Signature', 'Fields'])
    expect(headingsOf(after)).toEqual(['Used by', 'How to reach it', 'Downloads'])
  })

  it('are none for what has no page', () => {
    for (const coordinate of ['Nothing', 'Query', 'Site.id', 'Query.site(id:)', '@nothing', 'Unit.KG']) {
      expect(composeReference(coordinate, '/x/', api)).toBeUndefined()
    }
  })
})

describe('the head', () => {
  it('says kind, coordinate, status and description', () => {
    expect(headOf('Site')).toEqual({
      kind: 'Object',
      coordinate: 'Site',
      status: 'confirmed',
      tryHref: '#request-site',
      text: 'A site.',
    })
    expect(headOf('Query.site')).toMatchObject({ kind: 'Query', coordinate: 'Query.site', text: 'One site.' })
    expect(headOf('@cost')).toEqual({
      kind: 'Directive',
      coordinate: '@cost',
      status: 'confirmed',
      text: 'Says what it costs.',
    })
    expect(headOf('Subscription.weights')).toMatchObject({ kind: 'Subscription', text: 'As it comes.' })
  })

  it('says that something is deprecated, also without a reason', () => {
    expect(headOf('Query.old')).toMatchObject({ deprecation: 'Use bar { serial }' })
    expect(headOf('Query.gone')).toMatchObject({ deprecation: '' })
    expect(headOf('Query.site')).not.toHaveProperty('deprecation')
  })

  it('says that something is a draft where nothing says otherwise', () => {
    expect(headOf('Site', { provenance: { date: '2025-03-04', elements: {} } })).toMatchObject({
      status: 'draft',
    })
  })

  it.each([
    ['DateTime', ['the format of DateTime → https://scalars.graphql.org/andimarek/date-time.html']],
    ['Bare', []],
    ['Int', ['Int in the GraphQL specification → https://spec.graphql.org/October2021/#sec-Int']],
    ['@skip', ['@skip in the GraphQL specification → https://spec.graphql.org/October2021/#sec--skip']],
    ['@oneOf', ['@oneOf in the GraphQL specification → https://spec.graphql.org/September2025/#sec--oneOf']],
    ['@cost', []],
    ['Site', []],
  ])('names the source of %s', (coordinate, links) => {
    const [head] = findElements(compose(coordinate).before, 'ReferenceHead')
    expect(linksOf(head ? [head.node as Nodes] : [])).toEqual(links)
  })
})

describe('returns and places', () => {
  it('are written as in the schema, with links', () => {
    const { before } = compose('Query.old')
    expect(section(before, 'Returns')).toEqual(['[[Site!]!]'])
    expect(linksOf(before.slice(-1))).toEqual(['Site → /docs/api/objects/site/'])
    expect(section(compose('@cost').before, 'Where it may stand')).toEqual(['FIELD_DEFINITION, OBJECT'])
  })
})

describe('the ways to an element', () => {
  it('are shown with a request that can be sent, which the head leads to', () => {
    const { after } = compose('Unit')
    const [line] = section(after, 'How to reach it')
    expect(line).toBe('By a query: site → unit')
    const ids = findElements(after, 'GraphqlExample').map(({ id }) => id)
    expect(ids).toEqual(['request-site-unit', 'request-find-unit'])
    expect(headOf('Unit')).toMatchObject({ tryHref: '#request-site-unit' })
  })

  it('may be none', () => {
    expect(section(compose('Lonely').after, 'How to reach it')).toEqual([
      'No query and no mutation leads to Lonely.',
    ])
    expect(headOf('Lonely')).not.toHaveProperty('tryHref')
  })

  it('are reported when their request fails', () => {
    const broken = composeApi('type Query { a: Int! }')
    expect(composeReference('Query.a', '/x/', broken)?.problems).toHaveLength(1)
    expect(compose('Site').problems).toEqual([])
  })
})

describe('the examples of other pages', () => {
  const onPage = (route: string, name: string, coordinates: string[]): ExampleOnPage => ({
    route,
    title: `Title of ${route}`,
    example: {
      id: `example-${name}`,
      name,
      request: { query: '', queryLine: '', variables: {}, needsToken: true },
      result: '',
      errorMessage: undefined,
      coordinates: new Set(coordinates),
    },
  })

  it('are listed where they use the element, but not on their own page', () => {
    const examples = [
      onPage('/docs/api/examples/a/', 'one', ['Site', 'Query.site']),
      onPage('/docs/api/examples/b/', 'two', ['Unit']),
      onPage('/docs/api/objects/site/', 'own', ['Site']),
    ]
    const { after } = compose('Site', { examples })
    expect(headingsOf(after)).toEqual(['Used by', 'How to reach it', 'Examples', 'Downloads'])
    expect(linksOf(after.filter(({ type }) => type === 'list').slice(-1))).toEqual([
      'Title of /docs/api/examples/a/: one → /docs/api/examples/a/#example-one',
    ])
    expect(headingsOf(compose('Bare', { examples }).after)).not.toContain('Examples')
  })

  it('are at most twelve, those of pages of examples first', () => {
    const examples = [
      onPage('/docs/api/queries/x/', 'reference', ['Site']),
      ...Array.from({ length: 13 }, (_, index) => onPage('/docs/api/examples/a/', `n${index}`, ['Site'])),
    ]
    const texts = section(compose('Site', { examples }).after, 'Examples')
    expect(texts.at(-1)).toBe('And 2 more examples on other pages.')
    const links = linksOf(compose('Site', { examples }).after).filter((link) => link.includes('#example-'))
    expect(links).toHaveLength(12)
    expect(links[0]).toContain('#example-n0')
    expect(links.join()).not.toContain('#example-reference')
    const exactly = section(compose('Site', { examples: examples.slice(0, 12) }).after, 'Examples')
    expect(exactly.at(-1)).not.toContain('more')
  })

  it('are where the head leads to when there is no request of its own', () => {
    const examples = [onPage('/docs/api/examples/a/', 'one', ['Lonely', '@cost'])]
    expect(headOf('Lonely', { examples })).toMatchObject({ tryHref: '/docs/api/examples/a/#example-one' })
    expect(headOf('@cost', { examples })).toMatchObject({ tryHref: '/docs/api/examples/a/#example-one' })
  })
})

it('ends with the downloads', () => {
  const downloads = [{ href: '/downloads/a.graphql', label: 'SDL', bytes: 5, sha256: 'ab', text: 'a b c' }]
  const [element] = findElements(compose('Site', { downloads }).after.slice(-1), 'SchemaDownloads')
  expect(element).toMatchObject({
    date: '2025-03-04',
    files: [{ href: '/downloads/a.graphql', label: 'SDL', bytes: 5, sha256: 'ab' }],
  })
  expect(JSON.stringify(element?.files)).not.toContain('text')
})

describe('the way to a working request', () => {
  const run = (name: string, errorMessage?: string) => ({
    id: `example-${name}`,
    name,
    request: { query: '', queryLine: '', variables: {}, needsToken: true },
    result: '{}',
    errorMessage,
    coordinates: new Set<string>(),
  })
  const hrefOf = (coordinate: string, own: ReturnType<typeof run>[]) => {
    const api = composeApi('type Query { a: Int }')
    const head = composeReference(coordinate, '/here/', api, own)?.before[0]
    return head && isElement(head) ? attributeOf(head, 'tryHref') : undefined
  }

  it('leads to the ready operation first', () => {
    expect(hrefOf('Int', [run('own')])).toBe('#request-a')
  })

  it('leads to an example in the text of the page, where no operation is ready, but to none that fails', () => {
    expect(hrefOf('@skip', [run('bad', 'It fails.'), run('good')])).toBe('#example-good')
    expect(hrefOf('@skip', [run('bad', 'It fails.')])).toBeUndefined()
  })
})
