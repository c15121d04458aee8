import { describe, expect, it } from 'vitest'
import { composeIndexFile } from './compose-index-file'
import { readPlace, searchFields } from './index-file'
import { composePage, indexPages } from './search.fixture'
import type { SearchPage } from './search-page'

/** Where a word stands: section and field. */
function listFields(word: string, ...pages: SearchPage[]): string[] {
  return indexPages(pages)
    .listPlaces(word)
    .map(readPlace)
    .map(({ section, field }) => `${section} ${searchFields[field]}`)
}

const battery = composePage('/docs/battery/', {
  title: 'Battery',
  text: 'Battery, battery, and again: the battery lasts. Lasts for years.',
  code: 'battery.isLow',
  headings: [{ heading: 'Battery life', id: 'life', text: 'The battery of a BinBar.', code: 'fillLevel' }],
})

describe('composeIndexFile', () => {
  it('names pages and sections in their order', () => {
    expect(composeIndexFile('binbar', [battery])).toMatchObject({
      guide: 'binbar',
      pages: [{ route: '/docs/battery/', title: 'Battery', trail: [] }],
      sections: [
        [0, '', ''],
        [0, 'Battery life', 'life'],
      ],
    })
  })

  it('keeps of each section the title and the best of all other fields', () => {
    expect(listFields('battery', battery)).toEqual(['0 title', '0 topic', '1 heading'])
    expect(listFields('lasts', battery)).toEqual(['0 text'])
  })

  it('keeps an identifier as it is written, and its parts', () => {
    expect(composeIndexFile('api', [battery]).words).toContain('fillLevel')
    expect(listFields('filllevel', battery)).toEqual(['1 code'])
    expect(listFields('level', battery)).toEqual(['1 code'])
  })

  it('leaves words of questions out of texts, but not out of titles', () => {
    const title = composePage('/docs/off/', { title: 'Off', text: 'It is on the bar.' })
    expect(composeIndexFile('site', [title]).words).toEqual(['bar', 'off'])
  })

  it('leaves out what stands in nearly all code', () => {
    const pages = Array.from({ length: 12 }, (_, number) =>
      composePage(`/docs/${number}/`, { title: 'Example', code: `import ${number === 7 ? 'antenna' : ''}` }),
    )
    expect(listFields('import', ...pages)).toEqual([])
    expect(listFields('antenna', ...pages)).toEqual(['7 code'])
  })

  it('does not grow when words are repeated', () => {
    const measure = (text: string) =>
      JSON.stringify(composeIndexFile('site', [composePage('/', { title: 'Home', text })])).length
    expect(measure('turn the screw '.repeat(500))).toBe(measure('turn the screw '.repeat(5)))
  })
})
