import { runInNewContext } from 'node:vm'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { siteConfig } from '../../site.config'
import { readHtml } from '../links/read-html'
import { splitAddress } from '../pages/route'
import { checkWithSchema, fromModule } from '../problem/check-with-schema'
import {
  expectClear,
  fewRuns,
  freeze,
  oddText,
  reorderKeys,
  settings,
  spoil,
} from '../problem/property.fixture'
import { checkRedirects, mapRedirects } from './check-redirects'
import { composeRedirectPage, redirectScript } from './compose-redirect-page'
import { siteConfigFile, siteConfigSchema } from './site-config-schema'

/** Every kind of setting once. */
const right = freeze({
  ...siteConfig,
  locales: [
    { code: 'en', label: 'English', htmlLang: 'en-GB' },
    { code: 'fr', label: 'Français', direction: 'ltr', url: 'https://fr.example.com' },
  ],
  docs: {
    versions: [
      { name: 'current', label: 'Next', path: '/docs-next/' },
      { name: '1.0', label: '1.0', path: '/docs/' },
    ],
    lastVersion: '1.0',
    rememberVersion: false,
  },
  colorMode: { defaultMode: 'dark', followSystem: true },
  announcement: { id: 'spring', content: 'Spring', backgroundColor: '#ffffff', closeable: true },
  navbar: {
    hideOnScroll: true,
    items: [
      { type: 'docSidebar', sidebarId: 'binbar', position: 'left' },
      { type: 'doc', docId: 'intro', label: 'Introduction' },
      {
        label: 'More',
        items: [
          { label: 'Login', href: 'https://example.com' },
          { type: 'html', value: '<hr>' },
        ],
      },
      { label: 'Home', to: '/', activeBelow: '/docs/', activePattern: '^/docs' },
      { type: 'docsVersionDropdown', versions: ['1.0'], itemsAfter: [{ label: 'All', to: '/docs/' }] },
      { type: 'localeDropdown', extraQuery: 'from=menu' },
      { type: 'docsVersion' },
      { type: 'search' },
    ],
  },
  footer: { copyright: 'Copyright', columns: [{ title: 'Docs', items: [{ label: 'Docs', to: '/docs/' }] }] },
})

describe('site.config.ts', () => {
  it('is right, or each mistake is clear', () => {
    expect(checkWithSchema(siteConfigSchema, fromModule(siteConfigFile, right)).problems).toEqual([])
    fc.assert(
      fc.property(spoil(right), (value) => {
        expectClear(checkWithSchema(siteConfigSchema, fromModule(siteConfigFile, freeze(value))).problems)
      }),
      settings,
    )
  })

  it('means the same when the keys of its objects stand in another order', () => {
    fc.assert(
      fc.property(spoil(right).filter(hasJson), (spoilt) => {
        const value: unknown = JSON.parse(JSON.stringify(spoilt))
        const one = checkWithSchema(siteConfigSchema, fromModule(siteConfigFile, value))
        const other = checkWithSchema(siteConfigSchema, fromModule(siteConfigFile, reorderKeys(value)))
        expect(other.problems.length === 0).toBe(one.problems.length === 0)
        if (one.problems.length === 0) expect(other.value).toEqual(one.value)
      }),
      fewRuns,
    )
  })
})

function hasJson(value: unknown): boolean {
  try {
    return JSON.stringify(value) !== undefined
  } catch {
    return false
  }
}

const targets = freeze({
  pages: new Map([
    ['/', new Set<string>()],
    ['/docs/', new Set(['top', 'tools'])],
    ['/docs/Old name/', new Set<string>()],
  ]),
  files: new Set(['/favicon.svg', '/files/a.csv']),
})

const from = fc.oneof(
  oddText.map((text) => `/${text}/`),
  fc.constantFrom(
    '/old/',
    '/older/',
    '/ol%64/',
    '/docs/',
    '/favicon.svg/',
    '/files/a.csv/x/',
    '/a%2F..%2F../',
    '/404/',
  ),
)
const to = fc.oneof(
  oddText.map((text) => `/${text}`),
  fc
    .tuple(fc.constantFrom('/docs/', '/docs', '/docs/Old%20name/', '/old/', '/older/', '/ol%64/'), oddText)
    .map(([path, odd]) => `${path}?q=${odd}`),
  fc.constantFrom('/docs/#tools', '/docs/#nothing', '/old/', '/older/', '/old', '/favicon.svg'),
)
const redirects = fc.array(fc.record({ from, to }), { maxLength: 4 })

describe('checkRedirects', () => {
  it('finds a table right whose pages can be written, or each fault is clear', () => {
    fc.assert(
      fc.property(redirects, (table) => {
        const map = mapRedirects(freeze(table))
        const problems = checkRedirects(table, { ...targets, redirects: map })
        expectClear(problems)
        if (problems.length > 0) return
        expect(map.size).toBe(table.length)
        for (const [source, target] of map) {
          expect(source).not.toMatch(/\/\/|\/\.\.?\/|\0/)
          expect(targets.pages.has(source)).toBe(false)
          expect(targets.files.has(source.slice(0, -1))).toBe(false)
          expect(map.has(splitAddress(target).path)).toBe(false)
        }
      }),
      settings,
    )
  })
})

/** What a server is asked for: the bytes of an address, one a character, percent-encoded or not. */
function readBytes(address: string): string {
  return Buffer.from(address)
    .toString('latin1')
    .replace(/%([0-9a-f]{2})/gi, (_match, digits: string) => String.fromCharCode(Number.parseInt(digits, 16)))
}

describe('composeRedirectPage', () => {
  it('leads to its target, with scripts and without', () => {
    fc.assert(
      fc.property(to, (target) => {
        const html = composeRedirectPage(target)
        const { refreshUrl = '', references, ids } = readHtml(html)
        expect(ids.size).toBe(0)
        expect(references.map(({ element }) => element)).toEqual(['link', 'link', 'meta', 'a'])
        expect(references.at(-1)?.url).toBe(refreshUrl)
        expect(readBytes(refreshUrl)).toBe(readBytes(target.toWellFormed()))
      }),
      settings,
    )
  })

  it('hands on query and hash, unless the target has its own', () => {
    const search = fc.constantFrom('', '?a=1')
    const hash = fc.constantFrom('', '#h')
    fc.assert(
      fc.property(to, search, hash, (target, searchOfReader, hashOfReader) => {
        let address = ''
        const location = {
          search: searchOfReader,
          hash: hashOfReader,
          replace: (next: string) => {
            address = next
          },
        }
        const document = { documentElement: { dataset: { target } } }
        runInNewContext(redirectScript, { location, document })
        expect(address).toBe(/[?#]/.test(target) ? target : `${target}${searchOfReader}${hashOfReader}`)
      }),
      fewRuns,
    )
  })
})
