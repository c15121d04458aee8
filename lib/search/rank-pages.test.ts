import { describe, expect, it } from 'vitest'
import { createWordFinder } from './find-words'
import { rankPages } from './rank-pages'
import { readQuery } from './read-query'
import { composePage, indexPages } from './search.fixture'
import type { SearchPage } from './search-page'

/** The routes that fit a query, the best first. */
function rank(text: string, ...pages: SearchPage[]): string[] {
  const index = indexPages(pages)
  const query = readQuery(text)
  const { pages: scores } = rankPages(query, createWordFinder(index)(query.words), index)
  return pages
    .map(({ route }, number) => ({ route, score: scores[number] ?? 0 }))
    .filter(({ score }) => score > 0)
    .sort((one, other) => other.score - one.score)
    .map(({ route }) => route)
}

describe('rankPages', () => {
  it('prefers all words of a query to one of them, however often it stands there', () => {
    const one = composePage('/one/', { title: 'Weight', text: 'Weight, weight, weight, weight.' })
    const all = composePage('/all/', { title: 'Bar', text: 'Weight is told in pounds.' })
    expect(rank('weight pounds', one, all)).toEqual(['/all/', '/one/'])
  })

  it('prefers a rare word to one that stands everywhere', () => {
    const others = ['a', 'b', 'c', 'd'].map((name) =>
      composePage(`/${name}/`, { title: name, text: 'The container.' }),
    )
    const rare = composePage('/rare/', { title: 'e', text: 'The magnet.' })
    expect(rank('container magnet', ...others, rare)[0]).toBe('/rare/')
  })

  it('prefers what a section is about to what it mentions', () => {
    const mentions = composePage('/mentions/', { title: 'One', text: 'The lid is open.' })
    const about = composePage('/about/', { title: 'Two', text: 'The lid. Open the lid. Close the lid.' })
    expect(rank('lid', mentions, about)).toEqual(['/about/', '/mentions/'])
  })

  it('prefers a title with fewer words besides', () => {
    const long = composePage('/long/', { title: 'Changing the battery of bars that were sold long ago' })
    const short = composePage('/short/', { title: 'Changing the battery' })
    expect(rank('battery', long, short)).toEqual(['/short/', '/long/'])
  })

  it('prefers a title that is spelled like the query, however its words are joined', () => {
    const apart = composePage('/apart/', {
      title: 'Update every site',
      text: 'Update, update, update the site, site, site.',
    })
    const joined = composePage('/docs/api/mutations/update-site/', { title: 'updateSite' })
    expect(rank('update site', apart, joined)[0]).toBe('/docs/api/mutations/update-site/')
  })

  it('prefers the reference for an element of the API', () => {
    const example = composePage('/docs/api/examples/update-site/', { title: 'updateSite' })
    const reference = composePage('/docs/api/mutations/update-site/', { title: 'updateSite' })
    expect(rank('updateSite', example, reference)[0]).toBe('/docs/api/mutations/update-site/')
  })

  it('prefers a heading that is what was typed, stop words included, unless many pages have it', () => {
    const site = composePage('/site/', { title: 'Site', text: 'Site, site, site.' })
    const headed = (route: string) =>
      composePage(route, { title: 'Light', headings: [{ heading: 'No site', id: 'no-site' }] })
    expect(rank('no site', site, headed('/light/'))[0]).toBe('/light/')
    const many = ['/a/', '/b/', '/c/', '/d/', '/e/', '/f/', '/g/', '/h/', '/i/'].map(headed)
    expect(rank('no site', site, ...many)[0]).toBe('/site/')
  })

  it('prefers the field of an element for its name, and a guide for the same words typed apart', () => {
    const headings = [{ heading: 'maxWeight', id: 'max-weight', text: 'In kilograms.' }]
    const element = composePage('/docs/api/objects/site/', { title: 'Site', headings })
    const guide = composePage('/docs/binbar/weight/', {
      title: 'Max weight of containers',
      text: 'The max weight of a container.',
    })
    expect(rank('maxWeight', element, guide)[0]).toBe('/docs/api/objects/site/')
    expect(rank('maxweight', element, guide)[0]).toBe('/docs/api/objects/site/')
    expect(rank('max weight', element, guide)[0]).toBe('/docs/binbar/weight/')
  })

  it('prefers the pages of the API for a query about programs', () => {
    const guide = composePage('/docs/binbar/weight/', { title: 'Weight' })
    const example = composePage('/docs/api/examples/weight/', { title: 'Weight' })
    expect(rank('weight', guide, example)[0]).toBe('/docs/binbar/weight/')
    expect(rank('weight script', guide, example)[0]).toBe('/docs/api/examples/weight/')
  })

  it('gives nothing to a page without any of the words', () => {
    expect(rank('magnet', composePage('/', { title: 'Home' }))).toEqual([])
  })
})
