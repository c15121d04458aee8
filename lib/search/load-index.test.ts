import { describe, expect, it } from 'vitest'
import { readPlace } from './index-file'
import { loadIndex } from './load-index'
import { composePage, indexFiles, indexPages, smallIndex } from './search.fixture'
import { collectSynonyms } from './synonyms'

/** The pages on which a word of the small help site stands. */
function listRoutes(word: string): (string | undefined)[] {
  const pages = smallIndex
    .listPlaces(word)
    .map((place) => smallIndex.sections[readPlace(place).section]?.page)
  return [...new Set(pages)].map((page) => smallIndex.pages[page ?? -1]?.route)
}

describe('loadIndex', () => {
  it('has the pages of all files, each with its guide and its kind', () => {
    expect(smallIndex.pages).toHaveLength(indexFiles.flatMap(({ pages }) => pages).length)
    expect(smallIndex.pages.find(({ route }) => route === '/docs/binbar/release-notes/v45/')).toMatchObject({
      guide: 'binbar',
      kind: 'note',
      titleWords: ['version', 'v45'],
    })
  })

  it('finds a word in the files of all guides', () => {
    expect(listRoutes('antenna')).toEqual([
      '/docs/binbar/antenna/',
      '/docs/binbar/installing-binbar/',
      '/docs/binbar/led-patterns/',
      '/docs/api/examples/container-site-example/',
    ])
  })

  it('knows identifiers in lower case, with their parts', () => {
    expect(smallIndex.identifiers.get('containersitebyid')).toEqual(['container', 'site', 'by', 'id'])
  })

  it('counts the pages that have a word, however often it stands on them', () => {
    const index = indexPages([
      composePage('/a/', {
        title: 'Lid',
        text: 'The lid.',
        headings: [{ heading: 'Open the lid', id: 'open' }],
      }),
      composePage('/b/', { title: 'Bar', text: 'A lid.' }),
    ])
    expect(index.pageCounts.get('lid')).toBe(2)
    expect(index.pageCounts.get('open')).toBe(1)
  })

  it('knows the pages of a word of titles, and of an element of the API as a whole', () => {
    const numbers = ['site', 'containersitebyid'].map((word) => smallIndex.titles.get(word))
    const routes = numbers.map((ofWord = []) => ofWord.map((number) => smallIndex.pages[number]?.title))
    expect(routes).toEqual([
      ['Delete a container site', 'Container site example', 'ContainerSite', 'containerSiteById'],
      ['containerSiteById'],
    ])
  })

  it('keeps the forms of a word together', () => {
    const { stems } = indexPages([
      composePage('/', { title: 'Calibrating', text: 'Calibration is calibrated.' }),
    ])
    expect([...stems.values()]).toContainEqual(['calibrated', 'calibrating', 'calibration'])
  })

  it('finds words that mean something to JavaScript only where they stand', () => {
    const index = indexPages([composePage('/', { title: 'The constructor' })])
    expect(index.listPlaces('constructor')).toHaveLength(1)
    expect(smallIndex.listPlaces('constructor')).toEqual([])
    expect(smallIndex.listPlaces('__proto__')).toEqual([])
  })

  it('is empty without files', () => {
    expect(loadIndex([], collectSynonyms([]))).toMatchObject({ pages: [], sections: [], words: [] })
  })
})
