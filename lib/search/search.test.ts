import { describe, expect, it } from 'vitest'
import { search } from './search'
import { ask, askRoutes, composePage, guidePages, indexPages } from './search.fixture'

const battery = '/docs/binbar/changing-the-battery/'
const setup = '/docs/client-application/account-setup/'
const site = '/docs/api/objects/container-site/'
const siteById = '/docs/api/queries/container-site-by-id/'

describe('search', () => {
  it('prefers a title to a heading, a heading to a text, a text to code', () => {
    expect(askRoutes('antenna')).toEqual([
      '/docs/binbar/antenna/',
      '/docs/binbar/installing-binbar/',
      '/docs/binbar/led-patterns/',
      '/docs/api/examples/container-site-example/',
    ])
  })

  it('prefers the word itself to one that it begins, and shows no near one beside them', () => {
    const index = indexPages([
      composePage('/near/', { title: 'Scrwe' }),
      composePage('/beginning/', { title: 'Screwdriver' }),
      composePage('/exact/', { title: 'Screw' }),
    ])
    expect(search({ query: 'screw' }, index).pages.map(({ route }) => route)).toEqual([
      '/exact/',
      '/beginning/',
    ])
  })

  it.each(['containerSiteById', 'containersitebyid', 'container site by id'])(
    'prefers the element %s to those of its parts',
    (query) => {
      expect(askRoutes(query)[0]).toBe(siteById)
    },
  )

  it.each(['ContainerSite', 'container site'])('prefers the element %s to longer ones', (query) => {
    expect(askRoutes(query)[0]).toBe(site)
  })

  it('prefers guides to release notes for plain words', () => {
    const text = 'Calibration takes a minute.'
    const index = indexPages([
      composePage('/docs/binbar/release-notes/v45/', { title: 'Version v45', text }),
      composePage('/docs/binbar/first-start/', { title: 'First start', text }),
    ])
    expect(search({ query: 'calibration' }, index).pages[0]?.route).toBe('/docs/binbar/first-start/')
  })

  it.each([
    ['v45', '/docs/binbar/release-notes/v45/'],
    ['version 45', '/docs/binbar/release-notes/v45/'],
    ['what is new in v44', '/docs/binbar/release-notes/v44/'],
    ['2.0.0', '/docs/client-application/release-notes/2.0.0/'],
    ['release 2.0', '/docs/client-application/release-notes/2.0.0/'],
  ])('leads from %s straight to its note', (query, route) => {
    expect(askRoutes(query)[0]).toBe(route)
  })

  it.each([
    ['another form of a word', 'installation', '/docs/binbar/installing-binbar/'],
    ['a question', 'How do I change the battery?', battery],
    ['a synonym', 'lamp', '/docs/binbar/led-patterns/'],
    ['another form of a synonym', 'dumpsters', site],
    ['a phrase for a phrase', 'sign up', setup],
    ['a phrase within a question', 'where do I sign up?', setup],
    ['a word for a phrase', 'onboarding', setup],
    ['a phrase for a word', 'trash can', site],
    ['swapped letters', 'battrey', battery],
    ['a missing letter', 'batery', battery],
    ['a doubled letter', 'batttery', battery],
    ['a word of two that is mistyped', 'changing baterry', battery],
    ['the other word of two that is mistyped', 'chnaging battery', battery],
    ['the beginning of a word', 'batt', battery],
    ['a run of beginnings', 'contsitebyid', siteById],
    ['a part of an identifier', 'level', site],
    ['accents', 'bàttéry', battery],
    ['signs around words', '<b>“BATTERY”!</b> 🔋', battery],
  ])('understands %s', (_what, query, route) => {
    expect(askRoutes(query)[0]).toBe(route)
  })

  it('names title, trail and the sections that fit, in the order of the page', () => {
    expect(ask('battery').pages[0]).toEqual({
      route: battery,
      title: 'Changing the battery',
      trail: [],
      sections: [
        { heading: 'Swap the battery', id: 'swap-battery' },
        { heading: 'Dispose of the battery', id: 'dispose' },
      ],
    })
  })

  it('names the words of the site to be marked, not those that were typed', () => {
    expect(ask('lamp baterry').words).toEqual(['light', 'battery'])
  })

  it('takes two words that the site writes as one for that one, not for parts of names', () => {
    const index = indexPages(
      [
        composePage('/docs/api/queries/bin-bar-by-id/', { title: 'binBarById', text: 'One binbar.' }),
        composePage('/docs/binbar/install/', { title: 'Install a binbar', text: 'Look at the label.' }),
        ...['Reset', 'Move', 'Clean', 'Sell', 'Find'].map((verb) =>
          composePage(`/docs/binbar/${verb}/`, { title: `${verb} a binbar`, text: 'The label.' }),
        ),
      ],
      [{ term: 'binbar', plainWords: ['bin bar'] }],
    )
    const find = (query: string) => search({ query }, index).pages[0]?.route
    expect(find('bin bar label')).toBe('/docs/binbar/install/')
    expect(find('bin bar by id')).toBe('/docs/api/queries/bin-bar-by-id/')
  })

  it('raises the page that explains a term', () => {
    const pages = ['/a/', '/b/', '/c/'].map((route) =>
      composePage(route, { title: 'Light', text: 'It is red.' }),
    )
    const index = indexPages(pages, [{ term: 'light', plainWords: ['lamp'], page: '/b/#red' }])
    for (const query of ['light', 'lamp']) expect(search({ query }, index).pages[0]?.route).toBe('/b/')
  })

  it('answers with pages of one guide only, if that is wanted', () => {
    expect(askRoutes('container', 'binbar')).toEqual(['/docs/binbar/installing-binbar/'])
    expect(askRoutes('container').length).toBeGreaterThan(1)
  })

  it('answers with ten pages at most', () => {
    const pages = Array.from({ length: 12 }, (_, number) => composePage(`/${number}/`, { title: 'Bar' }))
    const found = search({ query: 'bar' }, indexPages(pages)).pages.map(({ route }) => route)
    expect(found).toEqual(pages.slice(0, 10).map(({ route }) => route))
  })

  it('suggests another spelling where it finds nothing', () => {
    expect(ask('cxxtaxner')).toEqual({ pages: [], words: [], suggestion: 'container' })
    expect(ask('xylophone')).toEqual({ pages: [], words: [] })
  })

  it('suggests nothing where another guide has a result', () => {
    expect(ask('antenna', 'client-application')).toMatchObject({
      pages: [],
      elsewhere: ask('antenna').pages.length,
    })
    expect(ask('antenna', 'client-application').suggestion).toBeUndefined()
    expect(ask('cxxtaxner', 'client-application').suggestion).toBe('container')
  })

  it.each(['v99', 'release 99', '3.7'])('answers %s, which has no note, with release notes', (query) => {
    expect(askRoutes(query)[0]).toContain('/release-notes/')
  })

  it('answers how long something lasts with what lasts, not with long words', () => {
    expect(askRoutes('how long does the battery last')).not.toContain('/docs/binbar/led-patterns/')
    expect(askRoutes('how long does the battery last')[0]).toBe(battery)
  })

  it('raises the page that explains a term most when nothing else is asked for', () => {
    const index = indexPages(
      [
        composePage('/other/', { title: 'Lamps, lights', text: 'A light.' }),
        composePage('/term/', { title: 'Signals', text: 'It is red.' }),
      ],
      [{ term: 'light', plainWords: ['lamp'], page: '/term/#red' }],
    )
    const find = (query: string) => search({ query }, index).pages.map(({ route }) => route)
    expect(find('what is a light?')).toContain('/term/')
    expect(find('light switch')).not.toContain('/term/')
  })

  it.each([
    ['a further word is begun', 'container b', site],
    ['a further word has three letters', 'container bat', site],
    ['a very long word is mistyped three times', 'autentification', '/auth/'],
    ['such a word is typed', 'autentifi', '/auth/'],
  ])('keeps what was found while %s', (_what, query, route) => {
    const index = indexPages(
      [
        ...[...guidePages.values()].flat(),
        composePage('/auth/', { title: 'Tokens', text: 'Authorization.' }),
      ],
      [{ term: 'authorization', plainWords: ['authentication'] }],
    )
    expect(search({ query }, index).pages[0]?.route).toBe(route)
  })

  it.each(['', '   ', '\t\n', '>  ', '?!'])('finds nothing for "%s"', (query) => {
    expect(ask(query)).toEqual({ pages: [], words: [] })
  })
})
