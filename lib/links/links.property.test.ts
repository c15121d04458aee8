import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { metaFile } from '../navigation/meta-schema'
import { isExternalAddress } from '../pages/route'
import { expectClear, freeze, oddText, settings } from '../problem/property.fixture'
import { type AddressFault, checkAddress } from './check-address'
import { checkExportedAddress, toSiteAddress } from './check-exported-address'
import { findSource } from './find-source'
import { readHtml } from './read-html'

const targets = freeze({
  pages: new Map([
    ['/', new Set<string>()],
    ['/docs/', new Set(['tools', 'a b'])],
    ['/docs/Old name/', new Set<string>()],
    ['/docs/notes/0.1.0/', new Set<string>()],
  ]),
  files: new Set(['/favicon.svg', '/files/Weights 2.csv']),
  redirects: new Map([
    ['/old/', '/docs/'],
    ['/older/', '/docs/#tools'],
  ]),
})

const from = fc.oneof(
  fc.constantFrom(...targets.pages.keys()),
  oddText.map((text) => `/${text}/`),
)

const address = fc.oneof(
  oddText,
  fc
    .tuple(
      fc.constantFrom(
        '/docs/',
        '/docs',
        'docs/',
        '../docs',
        '/DOCS/',
        '/docs.mdx',
        '/docs/index.html',
        '/old/',
        '',
      ),
      fc.oneof(
        fc.constantFrom('', '#tools', '#Tools', '?a=1#tools', '#tools?a=1', '#a%20b', '#:~:text=a'),
        oddText,
      ),
    )
    .map(([path, end]) => `${path}${end}`),
  fc.constantFrom('/docs/Old%20nmae/', '/favicon.SVG', '/files/Weights%202.csv', '/404', '/docs/notes/0.1.0'),
)

function expectClearFault(fault: AddressFault | undefined): void {
  expectClear(fault ? [{ file: 'pages/a.mdx', subject: 'link', ...fault }] : [])
}

describe('checkAddress', () => {
  it('finds an address right, or says clearly what is wrong with it', () => {
    fc.assert(
      fc.property(address, from, (url, route) => {
        expectClearFault(checkAddress(url, route, targets))
      }),
      settings,
    )
  })

  it('suggests only addresses that are right', () => {
    fc.assert(
      fc.property(address, from, (url, route) => {
        const nearest = checkAddress(url, route, targets)?.nearest
        if (nearest === undefined) return
        // A suggestion mends what was found; the hash may be wrong, too, which is found next.
        const [path = ''] = nearest.split(/[?#]/)
        expect(checkAddress(path || '/', route, targets)).toBeUndefined()
      }),
      settings,
    )
  })
})

describe('checkExportedAddress', () => {
  const site = fc.constantFrom(
    { basePath: '', siteUrl: 'https://help.example.com' },
    { basePath: '/help', siteUrl: 'https://help.example.com' },
  )

  it('takes base path and origin away and finds what checkAddress finds', () => {
    const page = { route: '/docs/', ids: new Set(['tools']) }
    fc.assert(
      fc.property(address, site, fc.boolean(), (url, place, hasOrigin) => {
        const exported = hasOrigin ? `${place.siteUrl}${place.basePath}${url}` : `${place.basePath}${url}`
        expectClearFault(checkExportedAddress(exported, page, targets, place))
        expectClearFault(checkExportedAddress(url, page, targets, place))
        if (hasOrigin || !url.startsWith('/') || isExternalAddress(exported)) return
        expect(toSiteAddress(exported, place)).toBe(url)
      }),
      settings,
    )
  })

  it('is looked for in the sources without an error', () => {
    fc.assert(
      fc.property(address, oddText, oddText, site, (url, text, source, place) => {
        const texts = [
          { file: 'content/a.json', text: `{ "href": "${url}",\n "label": "${text}" }\n${source}` },
          { file: metaFile, text: source },
        ]
        const found = findSource({ url, text }, { exportFile: 'out/index.html', pages: [], texts }, place)
        expect(['content/a.json', metaFile, 'out/index.html']).toContain(found.file)
      }),
      settings,
    )
  })
})

describe('readHtml', () => {
  const piece = fc.oneof(
    oddText,
    fc.constant(`<img srcset="${','.repeat(3000)}">`),
    fc.constantFrom(
      '<a href="',
      '<img srcset="',
      '"',
      '>',
      '</a>',
      '<meta http-equiv="refresh" content="',
      '0;url=',
    ),
    fc.constantFrom(
      '<svg>',
      '<use href="#a">',
      '<template>',
      '<!--',
      '<a id="x" name="y">',
      ' id="x"',
      ', ',
      ' 2x',
    ),
  )

  it('reads any text, and soon', () => {
    fc.assert(
      fc.property(fc.array(piece, { maxLength: 12 }), (pieces) => {
        const { references, repeatedIds } = readHtml(pieces.join(''))
        for (const { url } of references) expect(typeof url).toBe('string')
        for (const { elements } of repeatedIds) expect(elements.length).toBeGreaterThan(1)
      }),
      settings,
    )
  })

  it('finds all images of a set', () => {
    const url = fc.string({ unit: fc.constantFrom(...'abc/.,?='), minLength: 1, maxLength: 12 })
    const candidate = fc.tuple(
      url.filter((text) => !/^,|,$/.test(text)),
      fc.constantFrom('', ' 2x', ' 640w'),
    )
    fc.assert(
      fc.property(fc.array(candidate, { minLength: 1, maxLength: 4 }), (candidates) => {
        const srcset = candidates.map(([text, size]) => `${text}${size}`).join(' , ')
        const urls = readHtml(`<img srcset="${srcset}">`).references.map((reference) => reference.url)
        expect(urls).toEqual(candidates.map(([text]) => text))
      }),
      settings,
    )
  })
})
