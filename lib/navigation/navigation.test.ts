import { describe, expect, it } from 'vitest'
import { listGuides } from './list-guides'
import type { Meta } from './meta-schema'
import { findFirstRoute, findNeighbours, findTrail, listLinked, type NavigationItem } from './navigation'

const meta: Meta = {
  '/': { index: { title: 'Home', hidden: true }, docs: { title: 'Documentation' } },
  '/docs/': {
    intro: { title: 'Introduction', hidden: true },
    'client-application': { title: 'Client Application', page: '/docs/category/client-application/' },
    binbar: { title: 'BinBar' },
    api: { title: 'API', page: '/docs/category/api/' },
    old: { title: 'Old pages', hidden: true },
  },
  '/docs/client-application/': {
    'account-setup': { title: 'Account setup' },
    'release-notes': { title: 'Release notes', page: '/docs/category/release-notes/' },
  },
  '/docs/client-application/release-notes/': {
    '2.0.0': { title: '2.0.0' },
    '0.10.0': { title: '0.10.0' },
    '0.1.0': { title: '0.1.0' },
  },
  '/docs/binbar/': {
    secret: { title: 'Not yet', hidden: true },
    'led-patterns': { title: 'Light patterns' },
  },
  '/docs/api/': { '/docs/': { title: 'API overview' }, queries: { title: 'Queries' } },
  '/docs/api/queries/': {
    index: { title: 'All queries' },
    'user-by-id': { title: 'userById' },
    'account-by-id': { title: 'accountById' },
  },
  '/docs/old/': { page: { title: 'Old page' } },
}

function titlesOf(items: readonly NavigationItem[]): string[] {
  return items.map(({ title }) => title)
}

const navigation = listGuides(meta, '/')
const [documentation] = navigation
const guides = documentation?.children ?? []

describe('the navigation', () => {
  it('holds every page with its label, also the page of a folder and pages from elsewhere', () => {
    const routes = listLinked(navigation).map(({ title, route }) => `${title} ${route}`)
    expect(routes).toEqual([
      'Client Application /docs/category/client-application/',
      'Account setup /docs/client-application/account-setup/',
      'Release notes /docs/category/release-notes/',
      '2.0.0 /docs/client-application/release-notes/2.0.0/',
      '0.10.0 /docs/client-application/release-notes/0.10.0/',
      '0.1.0 /docs/client-application/release-notes/0.1.0/',
      'Light patterns /docs/binbar/led-patterns/',
      'API /docs/category/api/',
      'API overview /docs/',
      'All queries /docs/api/queries/',
      'userById /docs/api/queries/user-by-id/',
      'accountById /docs/api/queries/account-by-id/',
    ])
  })
})

describe('the sidebar', () => {
  it('shows categories and pages in the order of _meta.json, without hidden ones', () => {
    expect(titlesOf(navigation)).toEqual(['Documentation'])
    expect(titlesOf(guides)).toEqual(['Client Application', 'BinBar', 'API'])
    expect(guides.map(({ children }) => titlesOf(children))).toEqual([
      ['Account setup', 'Release notes'],
      ['Light patterns'],
      ['API overview', 'Queries'],
    ])
  })

  it('links a category to its page, and a category without page to nothing', () => {
    expect(guides.map(({ route }) => route)).toEqual([
      '/docs/category/client-application/',
      undefined,
      '/docs/category/api/',
    ])
  })

  it('gives addresses that end in a version their final slash', () => {
    expect(findTrail(guides, '/docs/client-application/release-notes/0.1.0/').at(-1)).toEqual({
      id: 'docs/client-application/release-notes/0.1.0',
      title: '0.1.0',
      route: '/docs/client-application/release-notes/0.1.0/',
      children: [],
    })
  })

  it('tells categories of one name apart by those around them', () => {
    const notes = { notes: { title: 'Notes' } }
    const items = listGuides(
      {
        '/docs/': { app: { title: 'App' }, bar: { title: 'Bar' } },
        '/docs/app/': notes,
        '/docs/bar/': notes,
        '/docs/app/notes/': {},
        '/docs/bar/notes/': {},
      },
      '/docs/',
    )
    expect(items.flatMap(({ id, children }) => [id, ...children.map((child) => child.id)])).toEqual([
      'app',
      'app/notes',
      'bar',
      'bar/notes',
    ])
  })
})

describe('findTrail', () => {
  it.each([
    ['/docs/binbar/led-patterns/', ['Documentation', 'BinBar', 'Light patterns']],
    ['/docs/category/client-application/', ['Documentation', 'Client Application']],
    [
      '/docs/client-application/release-notes/0.10.0/',
      ['Documentation', 'Client Application', 'Release notes', '0.10.0'],
    ],
    ['/docs/', ['Documentation', 'API', 'API overview']],
    ['/docs/api/queries/', ['Documentation', 'API', 'Queries', 'All queries']],
  ])('leads to %s', (route, titles) => {
    expect(titlesOf(findTrail(navigation, route))).toEqual(titles)
  })

  it.each(['/docs/intro/', '/docs/binbar/secret/', '/docs/old/page/', '/', '/missing/'])(
    'is empty for %s, which the sidebar does not show',
    (route) => {
      expect(findTrail(navigation, route)).toEqual([])
    },
  )
})

describe('findNeighbours', () => {
  it.each([
    ['/docs/client-application/account-setup/', 'Client Application', 'Release notes'],
    ['/docs/category/release-notes/', 'Account setup', '2.0.0'],
    ['/docs/client-application/release-notes/0.1.0/', '0.10.0', 'Light patterns'],
    ['/docs/', 'API', 'All queries'],
    ['/docs/category/client-application/', undefined, 'Account setup'],
    ['/docs/api/queries/account-by-id/', 'userById', undefined],
    ['/docs/intro/', undefined, undefined],
  ])('finds what to read before and after %s', (route, previous, next) => {
    const neighbours = findNeighbours(listLinked(guides), route)
    expect(neighbours.previous?.title).toBe(previous)
    expect(neighbours.next?.title).toBe(next)
  })
})

describe('findNeighbours of a page that names others', () => {
  const linked = listLinked(guides)

  it('finds those, or none', () => {
    const settings = { paginationPrevious: false as const, paginationNext: '/docs/category/api/' }
    const { previous, next } = findNeighbours(linked, '/docs/', settings)
    expect([previous, next?.title]).toEqual([undefined, 'API'])
  })
})

describe('findFirstRoute', () => {
  it.each([
    ['its own page', 'API', '/docs/category/api/'],
    ['the first page below it that is not hidden', 'BinBar', '/docs/binbar/led-patterns/'],
  ])('leads a category to %s', (_target, title, route) => {
    const item = guides.find((guide) => guide.title === title)
    expect(item && findFirstRoute(item)).toBe(route)
  })

  it('leads nowhere when there is no page', () => {
    expect(findFirstRoute({ id: 'empty', title: 'Empty', route: undefined, children: [] })).toBeUndefined()
  })
})
