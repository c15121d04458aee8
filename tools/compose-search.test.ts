import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { search } from '../lib/search/search'
import { loadSearchIndex } from '../lib/search/search-files'
import { composeSearch } from './compose-search'

let folder = ''

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'compose-search-'))
  writePage('/', 'Help')
  writePage('/docs/binbar/reset/', 'Reset')
  writePage('/docs/category/binbar/', 'The bar')
  writePage('/docs/client-application/login/', 'Login')
})

afterEach(() => {
  rmSync(folder, { recursive: true })
})

function write(file: string, html: string): void {
  mkdirSync(dirname(join(folder, file)), { recursive: true })
  writeFileSync(join(folder, file), html)
}

function writePage(route: string, title: string, canonical = route): void {
  write(
    `${route}index.html`,
    `<link rel="canonical" href="https://help.example.com${canonical}"><h1>${title}</h1><div data-page-body><p>Press the button.</p></div>`,
  )
}

function compose(): Map<string, unknown> {
  return composeSearch({
    folder,
    meta: {
      '/docs/': {
        'client-application': { title: 'Client application' },
        binbar: { title: 'BinBar', page: '/docs/category/binbar/' },
      },
      '/docs/client-application/': { login: { title: 'Login' } },
      '/docs/binbar/': { reset: { title: 'Reset' } },
    },
    synonyms: [{ term: 'button', plainWords: ['knob'], page: '/docs/binbar/reset/' }],
  })
}

/** The routes in the index of a guide. */
function listRoutes(guide: string): string[] {
  const { pages } = compose().get(`search/${guide}.json`) as { pages: { route: string }[] }
  return pages.map(({ route }) => route)
}

describe('composeSearch', () => {
  it('makes an index for each guide, also for one without pages, one for all others, and the synonyms', () => {
    expect([...compose().keys()].sort()).toEqual([
      'search/api.json',
      'search/binbar.json',
      'search/client-application.json',
      'search/site.json',
      'search/synonyms.json',
    ])
    expect(listRoutes('client-application')).toEqual(['/docs/client-application/login/'])
    expect(listRoutes('binbar')).toEqual(['/docs/binbar/reset/', '/docs/category/binbar/'])
    expect(listRoutes('api')).toEqual([])
    expect(listRoutes('site')).toEqual(['/'])
  })

  it('leaves out redirects, pages for errors and pages that repeat another one', () => {
    write('old/index.html', '<h1>Moved</h1><link rel="canonical" href="https://help.example.com/docs/">')
    write('404.html', '<h1>Not found</h1>')
    writePage('/404/', 'Not found')
    writePage('/docs/1.0/reset/', 'Reset', '/docs/binbar/reset/')
    expect(listRoutes('site')).toEqual(['/'])
  })

  it('makes files with which the search answers', async () => {
    const files = compose()
    const index = await loadSearchIndex(async (path) => JSON.parse(JSON.stringify(files.get(path))))
    const { pages } = search({ query: 'knob', guide: 'binbar' }, index)
    expect(pages[0]).toMatchObject({ route: '/docs/binbar/reset/', title: 'Reset' })
  })

  it('makes the same files of the same pages', () => {
    expect(JSON.stringify([...compose()])).toBe(JSON.stringify([...compose()]))
  })
})
