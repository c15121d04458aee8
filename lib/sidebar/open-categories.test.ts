import { describe, expect, it } from 'vitest'
import {
  composeVisit,
  formatOpenCategories,
  noOpenCategories,
  type OpenCategories,
  openCategory,
  parseOpenCategories,
  toggleCategory,
  visitPage,
} from './open-categories'

const visit = { page: '/docs/api/objects/account/', around: ['api', 'api/objects'] }
const nextVisit = { page: '/docs/api/objects/bin-bar/', around: ['api', 'api/objects'] }
const otherVisit = { page: '/docs/api/inputs/filter/', around: ['api', 'api/inputs'] }

const onPage = visitPage(noOpenCategories, visit, false)

describe('composeVisit', () => {
  const page = { id: 'api/notes/one', title: 'One', route: '/docs/api/notes/one/', children: [] }
  const category = { id: 'api/notes', title: 'Notes', route: '/docs/api/notes/', children: [page] }
  const guide = { id: 'api', title: 'API', route: undefined, children: [category] }

  it('names the categories around a page', () => {
    expect(composeVisit('/docs/api/notes/one/', [guide, category, page])).toEqual({
      page: '/docs/api/notes/one/',
      around: ['api', 'api/notes'],
    })
  })

  it('names a category on its own page', () => {
    expect(composeVisit('/docs/api/notes/', [guide, category]).around).toEqual(['api', 'api/notes'])
  })
})

describe('visitPage', () => {
  it('opens the categories around the page', () => {
    expect(onPage).toEqual({ visit, open: ['api', 'api/objects'] })
  })

  it('leaves the other ones open', () => {
    expect(visitPage(onPage, otherVisit, false).open).toEqual(['api', 'api/objects', 'api/inputs'])
  })

  it('changes nothing on the page that is open, so that what was closed there stays closed', () => {
    const closed = toggleCategory(onPage, 'api/objects', false)
    expect(visitPage(closed, visit, false)).toBe(closed)
  })

  it('opens a closed category again on the next page in it', () => {
    const closed = toggleCategory(onPage, 'api/objects', false)
    expect(visitPage(closed, nextVisit, false).open).toEqual(['api', 'api/objects'])
  })

  it('closes the others of the level where opening one does', () => {
    expect(visitPage(onPage, otherVisit, true).open).toEqual(['api', 'api/inputs'])
  })

  it('closes nothing when all around the page is open already', () => {
    const both = toggleCategory(onPage, 'api/inputs', false)
    expect(visitPage(both, nextVisit, true).open).toEqual(['api', 'api/objects', 'api/inputs'])
  })
})

describe('toggleCategory', () => {
  it('opens and closes', () => {
    const opened = toggleCategory(onPage, 'api/inputs', false)
    expect(opened.open).toEqual(['api', 'api/objects', 'api/inputs'])
    expect(toggleCategory(opened, 'api/inputs', false)).toEqual(onPage)
  })

  it('closes the others of the level alone where opening one does', () => {
    const nested: OpenCategories = { visit, open: ['api', 'api/objects', 'api/objects/old', 'binbar/notes'] }
    expect(toggleCategory(nested, 'api/inputs', true).open).toEqual([
      'api',
      'api/objects/old',
      'binbar/notes',
      'api/inputs',
    ])
  })
})

describe('openCategory', () => {
  it('opens a category, and leaves an open one as it is', () => {
    const opened = openCategory(onPage, 'api/inputs', false)
    expect(opened.open).toEqual(['api', 'api/objects', 'api/inputs'])
    expect(openCategory(opened, 'api/inputs', true)).toEqual(opened)
  })
})

describe('what is kept of the open categories', () => {
  it.each<[string, OpenCategories]>([
    ['one more', toggleCategory(onPage, 'api/inputs', false)],
    ['one less', toggleCategory(onPage, 'api/objects', false)],
  ])('is read as it was written: %s', (_case, state) => {
    expect(parseOpenCategories(formatOpenCategories(state))).toEqual(state)
  })

  it('is nothing where the page shows the same anyway', () => {
    expect(formatOpenCategories(onPage)).toBeUndefined()
    expect(formatOpenCategories(noOpenCategories)).toBeUndefined()
  })

  it.each([
    undefined,
    '',
    'open',
    'null',
    '[]',
    '{"page":1,"around":[],"open":[]}',
    '{"page":"/docs/","open":["api"]}',
    '{"page":"/docs/","around":["api"],"open":[1]}',
  ])('is not taken when it is something else: %s', (text) => {
    expect(parseOpenCategories(text)).toBe(noOpenCategories)
  })
})
