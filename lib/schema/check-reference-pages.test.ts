import { describe, expect, it } from 'vitest'
import { formatProblem } from '../problem/problem'
import { checkReferencePages, type ReferencePage } from './check-reference-pages'
import { composeElementRoute } from './element-route'
import { listElements, type PageKindOfElement } from './list-elements'
import { readSchema } from './read-schema'

const sdl = `
type Query { user: User, containerSiteById(id: ID!): ContainerSite }
type User { name: String }
type ContainerSite { id: ID! }`

const schema = readSchema('schema/binbar.graphql', sdl)

/** One right page for each element of a schema that has one. */
function listRightPages(text: string): ReferencePage[] {
  return listElements(readSchema('schema/binbar.graphql', text))
    .filter(({ hasPage }) => hasPage)
    .map(({ coordinate, kind }) => {
      const route = composeElementRoute(kind as PageKindOfElement, coordinate)
      return { file: `pages${route.slice(0, -1)}.mdx`, route, coordinate, line: 5 }
    })
}

const pages = listRightPages(sdl)

function check(changed: readonly ReferencePage[], text?: string): string[] {
  const checked = text === undefined ? schema : readSchema('schema/binbar.graphql', text)
  return checkReferencePages(checked, changed).map(formatProblem)
}

function change(coordinate: string, changes: Partial<ReferencePage>): ReferencePage[] {
  return pages.map((page) => (page.coordinate === coordinate ? { ...page, ...changes } : page))
}

function leaveOut(...coordinates: string[]): ReferencePage[] {
  return pages.filter((page) => !coordinates.includes(page.coordinate))
}

describe('checkReferencePages', () => {
  it('finds nothing where every element has its page', () => {
    expect(check(pages)).toEqual([])
    expect(pages.length).toBeGreaterThan(8)
  })

  it('names the elements without a page, the page to make, and what makes it', () => {
    expect(check(leaveOut('ContainerSite', 'Query.containerSiteById', '@skip', 'ID'))).toEqual([
      'schema/binbar.graphql: Query.containerSiteById: found no reference page for it, expected the page pages/docs/api/queries/container-site-by-id.mdx; "npm run new api-page Query.containerSiteById" makes it.',
      'schema/binbar.graphql: ID: found no reference page for it, expected the page pages/docs/api/scalars/id.mdx; "npm run new api-page ID" makes it.',
      'schema/binbar.graphql: ContainerSite: found no reference page for it, expected the page pages/docs/api/objects/container-site.mdx; "npm run new api-page ContainerSite" makes it.',
      'schema/binbar.graphql: @skip: found no reference page for it, expected the page pages/docs/api/directives/skip.mdx; "npm run new api-page @skip" makes it.',
    ])
  })

  it('names a page without its element, with the line and the nearest element', () => {
    const old = {
      file: 'pages/docs/api/objects/containr-site.mdx',
      route: '/docs/api/objects/containr-site/',
      coordinate: 'ContainrSite',
      line: 7,
    }
    expect(check([...pages, old])).toEqual([
      'pages/docs/api/objects/containr-site.mdx:7: graphql: found "ContainrSite", which schema/binbar.graphql does not have, expected a type, a query, a mutation or a directive of the schema, or no such page. Did you mean "ContainerSite"?',
    ])
  })

  it.each([
    ['a field', 'ContainerSite.id', ' Did you mean "ContainerSite"?'],
    ['a root type', 'Query', ''],
    ['nothing like an element', 'SomethingQuiteDifferent', ''],
  ])('names a page of %s, which has no page', (_kind, coordinate, hint) => {
    const page = { file: 'pages/docs/api/objects/x.mdx', route: '/docs/api/objects/x/', coordinate, line: 5 }
    expect(check([...pages, page])).toEqual([
      `pages/docs/api/objects/x.mdx:5: graphql: found "${coordinate}", which schema/binbar.graphql does not have, expected a type, a query, a mutation or a directive of the schema, or no such page.${hint}`,
    ])
  })

  it('reports a renamed element from both sides', () => {
    const renamed = sdl
      .replaceAll('ContainerSite ', 'ContainerSpot ')
      .replace(': ContainerSite', ': ContainerSpot')
    expect(check(pages, renamed)).toEqual([
      'schema/binbar.graphql: ContainerSpot: found no reference page for it, expected the page pages/docs/api/objects/container-spot.mdx; "npm run new api-page ContainerSpot" makes it.',
      'pages/docs/api/objects/container-site.mdx:5: graphql: found "ContainerSite", which schema/binbar.graphql does not have, expected a type, a query, a mutation or a directive of the schema, or no such page. Did you mean "ContainerSpot"?',
    ])
  })

  it('names a page at the wrong address, and the right one', () => {
    const moved = change('ContainerSite', {
      file: 'pages/docs/api/objects/containersite.mdx',
      route: '/docs/api/objects/containersite/',
    })
    expect(check(moved)).toEqual([
      'pages/docs/api/objects/containersite.mdx:5: graphql: found "ContainerSite" on the page /docs/api/objects/containersite/, expected it on the page /docs/api/objects/container-site/, in pages/docs/api/objects/container-site.mdx.',
    ])
  })

  it('names the second page of an element, and the first', () => {
    const copy = {
      file: 'pages/docs/api/objects/user-2.mdx',
      route: '/docs/api/objects/user-2/',
      coordinate: 'User',
      line: 5,
    }
    expect(check([...pages, copy])).toEqual([
      'pages/docs/api/objects/user-2.mdx:5: graphql: found "User" on the page /docs/api/objects/user-2/, expected it on the page /docs/api/objects/user/, in pages/docs/api/objects/user.mdx.',
      'pages/docs/api/objects/user-2.mdx:5: graphql: found "User", of which pages/docs/api/objects/user.mdx is the reference page already, expected one reference page for each element.',
    ])
  })

  it('tells the page of a query from that of the type with the same name', () => {
    const swapped = pages.map((page) => {
      if (page.coordinate === 'User') return { ...page, coordinate: 'Query.user' }
      return page.coordinate === 'Query.user' ? { ...page, coordinate: 'User' } : page
    })
    expect(check(swapped)).toEqual([
      'pages/docs/api/queries/user.mdx:5: graphql: found "User" on the page /docs/api/queries/user/, expected it on the page /docs/api/objects/user/, in pages/docs/api/objects/user.mdx.',
      'pages/docs/api/objects/user.mdx:5: graphql: found "Query.user" on the page /docs/api/objects/user/, expected it on the page /docs/api/queries/user/, in pages/docs/api/queries/user.mdx.',
    ])
  })
})

describe('two elements whose addresses are the same', () => {
  function checkClash(text: string): string[] {
    return check(listRightPages(text), text).filter((sentence) => sentence.includes('for both'))
  }

  it.each([
    [
      'types in letter case',
      'type Query { a: Binbar, b: BINBAR } type Binbar { id: ID } type BINBAR { id: ID }',
      'schema/binbar.graphql: Binbar and BINBAR: found the address "/docs/api/objects/binbar/" for both, expected names whose addresses differ in more than letter case.',
    ],
    [
      'queries in an underscore',
      'type Query { binBar: Int, bin_bar: Int }',
      'schema/binbar.graphql: Query.binBar and Query.bin_bar: found the address "/docs/api/queries/bin-bar/" for both, expected names whose addresses differ in more than letter case.',
    ],
    [
      'types in an underscore in front',
      'type Query { a: Meta, b: _Meta } type Meta { id: ID } type _Meta { id: ID }',
      'schema/binbar.graphql: Meta and _Meta: found the address "/docs/api/objects/meta/" for both, expected names whose addresses differ in more than letter case.',
    ],
    [
      'directives in letter case',
      'type Query { a: Int } directive @ratelimit on FIELD directive @Ratelimit on FIELD',
      'schema/binbar.graphql: @ratelimit and @Ratelimit: found the address "/docs/api/directives/ratelimit/" for both, expected names whose addresses differ in more than letter case.',
    ],
  ])('are both named: %s', (_how, text, sentence) => {
    expect(checkClash(text)).toEqual([sentence])
  })

  it('may have names alike when they are of different kinds, or differ in more', () => {
    const text =
      'type Query { user: User, BinBar: Int } type Mutation { user: Int } type User { id: ID } type Users { id: ID } enum USER_KIND { A }'
    expect(check(listRightPages(text), text)).toEqual([])
  })

  it('names each of three', () => {
    const text = 'type Query { aB: Int, a_b: Int, a_B: Int }'
    expect(checkClash(text)).toEqual([
      expect.stringContaining('Query.aB and Query.a_b:'),
      expect.stringContaining('Query.aB and Query.a_B:'),
    ])
  })
})
