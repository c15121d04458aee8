import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { checkWithSchema } from '../problem/check-with-schema'
import { expectClear, freeze, oddText, settings, spoil } from '../problem/property.fixture'
import { readYaml } from '../problem/read-yaml'
import { frontMatterSchema } from './front-matter'
import {
  decodePath,
  differsInQueryAlone,
  fileToRoute,
  isExternalAddress,
  routeToExportFile,
  routeToFile,
  splitAddress,
  toCanonicalAddress,
  toRoute,
} from './route'
import { httpsAddressSchema, routeSchema, siteAddressSchema, siteUrlSchema } from './route-schema'
import { splitStepId } from './step-id'

/** Parts of routes as people name files, and odder ones. */
const part = fc.oneof(
  fc.constantFrom('docs', 'index', '0.1.0', 'a.md', 'BinBar Examples', 'é', '404', 'pages'),
  fc.string({ unit: 'binary', minLength: 1, maxLength: 10 }),
)

const route = fc
  .array(part, { maxLength: 4 })
  .map((parts) => `/${parts.map((name) => `${name}/`).join('')}`)
  .filter((text) => routeSchema.safeParse(text).success)

describe('routes', () => {
  it('lead to a file and back', () => {
    fc.assert(
      fc.property(route, (text) => {
        expect(fileToRoute(routeToFile(text))).toBe(text)
        expect(toRoute(text)).toBe(text)
        expect(`/${routeToExportFile(text).replace(/index\.html$/, '')}`).toBe(text)
      }),
      settings,
    )
  })

  it('stay within the folder of the export', () => {
    fc.assert(
      fc.property(route, (text) => {
        const { pathname } = new URL(`https://site${encodeURI(text).replaceAll('\\', '%5C')}`)
        expect(decodePath(pathname) ?? pathname).toBe(decodePath(encodeURI(text)))
      }),
      settings,
    )
  })
})

describe('addresses', () => {
  it('are the sum of their parts', () => {
    fc.assert(
      fc.property(oddText, (address) => {
        const { path, query, hash } = splitAddress(address)
        expect(`${path}${query}${hash}`).toBe(address)
        expect(path).not.toMatch(/[?#]/)
        expect(query).not.toContain('#')
        expect(query === '' || query.startsWith('?')).toBe(true)
      }),
      settings,
    )
  })

  it('have one canonical spelling', () => {
    fc.assert(
      fc.property(oddText, oddText, (start, end) => {
        const canonical = toCanonicalAddress(`${start}${end}`)
        expect(toCanonicalAddress(canonical)).toBe(canonical)
        expect(isExternalAddress(canonical)).toBe(isExternalAddress(`${start}${end}`))
      }),
      settings,
    )
  })

  it('differ in their query alone from each other, and never from themselves', () => {
    const query = oddText.map((text) => `?${text.replaceAll('#', '')}`)
    fc.assert(
      fc.property(oddText, oddText, query, query, (start, end, one, other) => {
        const [path, hash] = [start.replaceAll(/[?#]/g, ''), `#${end}`]
        const [first, second] = [`${path}${one}${hash}`, `${path}${other}${hash}`]
        expect(differsInQueryAlone(first, second)).toBe(one !== other)
        expect(differsInQueryAlone(second, first)).toBe(one !== other)
        expect(differsInQueryAlone(first, first)).toBe(false)
      }),
      settings,
    )
  })

  it('of the site never lead to another host', () => {
    fc.assert(
      fc.property(oddText, (text) => {
        const address = `/${text}`
        const isRight = siteAddressSchema.safeParse(address).success && !text.startsWith('\\')
        if (isRight) expect(new URL(address, 'https://site').host).toBe('site')
      }),
      settings,
    )
  })

  it('of other hosts can be opened, and routes stand behind the address of a site', () => {
    fc.assert(
      fc.property(oddText, (text) => {
        const address = `https://${text}`
        if (httpsAddressSchema.safeParse(address).success) expect(URL.canParse(address)).toBe(true)
        if (siteUrlSchema.safeParse(address).success) {
          expect(new URL(`${address}/docs/`).pathname.endsWith('/docs/')).toBe(true)
        }
      }),
      settings,
    )
  })
})

describe('front matter', () => {
  const right = freeze({
    title: 'Reset a BinBar',
    description: 'How to reset a BinBar, and which light tells you that it worked.',
    status: 'draft',
    layout: 'wide',
    canonical: '/docs/',
    graphql: 'Query.currentUser',
    date: '2025-03-31',
    changes: [{ kind: 'added', text: 'A light.', meaning: 'You see it.', pages: ['/docs/'] }],
    paginationNext: false,
    tocMinHeadingLevel: 2,
    tocMaxHeadingLevel: 4,
  })

  it('is right, or each mistake is clear', () => {
    fc.assert(
      fc.property(spoil(right), (value) => {
        const source = { file: 'pages/a.mdx', value: freeze(value), lineOf: () => 1, problems: [] }
        expectClear(checkWithSchema(frontMatterSchema, source).problems)
      }),
      settings,
    )
  })

  it('is right, or each mistake is clear, as text', () => {
    const line = fc
      .tuple(fc.constantFrom(...Object.keys(right)), oddText)
      .map(([key, text]) => `${key}: ${text}`)
    fc.assert(
      fc.property(fc.array(line, { maxLength: 5 }), (lines) => {
        const source = readYaml('pages/a.mdx', lines.join('\n'), 1)
        expectClear(checkWithSchema(frontMatterSchema, source).problems)
      }),
      settings,
    )
  })

  it('takes days that exist, and no others', () => {
    const days = fc.tuple(
      fc.integer({ min: 1, max: 9999 }),
      fc.integer({ min: 0, max: 13 }),
      fc.integer({ min: 0, max: 32 }),
    )
    fc.assert(
      fc.property(days, ([year, month, day]) => {
        const date = [
          String(year).padStart(4, '0'),
          String(month).padStart(2, '0'),
          String(day).padStart(2, '0'),
        ]
        const lastDay = new Date(Date.UTC(2000 + (year % 400), month, 0)).getUTCDate()
        const exists = month >= 1 && month <= 12 && day >= 1 && day <= lastDay
        expect(frontMatterSchema.safeParse({ ...right, date: date.join('-') }).success).toBe(exists)
      }),
      settings,
    )
  })
})

describe('splitStepId', () => {
  it('takes nothing from the text but the id', () => {
    fc.assert(
      fc.property(
        oddText,
        fc.option(fc.constantFrom('[#press-button]', ' [#a] ', '[#A]', '[#]')),
        (text, end) => {
          const value = `${text}${end ?? ''}`
          const step = splitStepId({
            type: 'listItem',
            children: [{ type: 'paragraph', children: [{ type: 'text', value }] }],
          })
          expect(value.startsWith(step.text)).toBe(true)
          if (step.id === undefined) expect(step.text).toBe(value)
          else expect(value.slice(step.text.length).trim()).toBe(`[#${step.id}]`)
        },
      ),
      settings,
    )
  })
})
