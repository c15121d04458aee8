import { describe, expect, it } from 'vitest'
import { listWords } from '../../lib/search/list-words'
import { composePage, guidePages } from '../../lib/search/search.fixture'
import type { SearchPage } from '../../lib/search/search-page'
import { generateSearchPages } from './generate-search-pages'

const pages = [...guidePages.values()].flat().filter(({ route }) => route !== '/')

function countWords(generated: readonly SearchPage[]): number {
  const texts = generated.flatMap(({ title, sections }) => [title, ...sections.map(({ text }) => text)])
  return new Set(texts.flatMap(listWords)).size
}

describe('generateSearchPages', () => {
  it.each([0, 5, 100])('makes %d pages, those of the site first', (count) => {
    const generated = generateSearchPages(pages, count)
    expect(generated).toHaveLength(count)
    expect(generated.slice(0, pages.length)).toEqual(pages.slice(0, count))
  })

  it('makes the same pages of the same ones, and leaves those as they are', () => {
    const before = structuredClone(pages)
    expect(generateSearchPages(pages, 200)).toEqual(generateSearchPages(pages, 200))
    expect(pages).toEqual(before)
  })

  it('begins a larger site with the pages of a smaller one', () => {
    expect(generateSearchPages(pages, 200).slice(0, 100)).toEqual(generateSearchPages(pages, 100))
  })

  it('gives each page an address of its own, of the form of all others', () => {
    const routes = generateSearchPages(pages, 500).map(({ route }) => route)
    expect(new Set(routes).size).toBe(500)
    for (const route of routes) expect(route).toMatch(/^\/docs\/.+[^/]\/$/)
  })

  it('uses more words the more pages there are', () => {
    const counts = [1, 10, 40].map((times) => countWords(generateSearchPages(pages, pages.length * times)))
    expect(counts).toEqual([...new Set(counts)].sort((one, other) => one - other))
  })

  it('gives long titles words of their own, too', () => {
    const title = 'What to do when the light of the bar below a container stays off for a long time'
    const generated = generateSearchPages([composePage('/docs/light/', { title })], 60)
    const added = generated.slice(1).map((page) => page.title.split(' ').at(-1))
    expect(new Set(added).size).toBeGreaterThan(50)
  })

  it('keeps the headings where they can be linked to', () => {
    const [page] = pages
    const copy = generateSearchPages(pages, pages.length + 1).at(-1)
    expect(copy?.sections.map(({ id }) => id)).toEqual(page?.sections.map(({ id }) => id))
  })

  it('makes nothing of nothing, and says so', () => {
    expect(() => generateSearchPages([], 1)).toThrow('found none, expected at least one')
  })
})
