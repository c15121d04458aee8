import { describe, expect, it } from 'vitest'
import { readQuery } from './read-query'
import { scoreTitle } from './score-title'
import { composePage, indexPages } from './search.fixture'

const plain = '/docs/binbar/page/'
const element = '/docs/api/objects/element/'

/** What a page gains by its title, when each word of the query stands for itself alone. */
function score(text: string, title: string, route = plain): number {
  const query = readQuery(text)
  const [page] = indexPages([composePage(route, { title })]).pages
  if (!page) throw new Error('The index has no page: found none, expected one.')
  const asked = query.words.map((word) => ({ candidates: new Map([[word, 1]]), weight: 1 }))
  return scoreTitle(query, asked, page)
}

describe('scoreTitle', () => {
  it('puts what was typed before what begins with it, and that before a title with the words elsewhere', () => {
    const typed = score('change battery', 'Change battery')
    const beginning = score('change battery', 'Change battery lid')
    const elsewhere = score('change battery', 'Lid: change battery')
    expect(typed).toBeGreaterThan(beginning)
    expect(beginning).toBeGreaterThan(elsewhere)
    expect(elsewhere).toBeGreaterThan(0)
  })

  it.each(['containerSite', 'containersite', 'container site', 'what is a container site?'])(
    'knows "%s" for the title itself, however its words are joined',
    (text) => {
      expect(score(text, 'ContainerSite', element)).toBeGreaterThanOrEqual(12)
    },
  )

  it.each(['Change the battery.', 'change battery', 'How do I change the battery?'])(
    'knows "%s" for the title itself, whatever stop words and signs stand beside it',
    (text) => {
      expect(score(text, 'Change the battery')).toBeGreaterThanOrEqual(18)
    },
  )

  it('takes a word of the categories above a page for no missing one', () => {
    const [page] = indexPages([
      { ...composePage(element, { title: 'currentUser' }), trail: ['API', 'Queries'] },
    ]).pages
    const asked = ['query', 'currentuser'].map((word) => ({
      candidates: new Map([[word === 'query' ? 'queries' : word, 1]]),
      weight: 1,
    }))
    expect(page && scoreTitle(readQuery('query currentUser'), asked, page)).toBeGreaterThan(12)
  })

  it('does not take three letters for the beginning of a title', () => {
    expect(score('bat', 'Battery')).toBe(0)
    expect(score('batt', 'Battery')).toBeGreaterThan(0)
  })

  it('prefers the reference while an element is typed, and more when it is written as one', () => {
    const name = 'containerSiteById'
    expect(score('containersite', name, element)).toBeGreaterThan(score('containersite', name))
    expect(score('containerSite', name, element)).toBeGreaterThan(score('containersite', name, element))
    expect(score('containerSite', name)).toBe(score('containersite', name))
  })

  it('puts the note of a version that is named before everything else', () => {
    const note = score('v45 battery', 'Version v45', '/docs/binbar/release-notes/v45/')
    expect(note).toBeGreaterThan(score('v45 battery', 'v45 battery'))
    expect(note).toBeGreaterThan(score('v45 battery', 'Version v45', '/docs/binbar/release-notes/v44/') + 20)
  })

  it.each(['', '?!', 'antenna'])('gives nothing for "%s" to another title', (text) => {
    expect(score(text, 'Battery')).toBe(0)
  })

  it('does not take a title without letters for a query without letters', () => {
    expect(score('?!', '—')).toBe(0)
  })
})
