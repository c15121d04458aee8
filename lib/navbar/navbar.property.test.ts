import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { siteConfig } from '../../site.config'
import type { Meta } from '../navigation/meta-schema'
import { checkWithSchema, fromModule } from '../problem/check-with-schema'
import { expectClear, fewRuns, freeze, oddText, settings, spoil } from '../problem/property.fixture'
import { type SiteConfig, siteConfigFile, siteConfigSchema } from '../site/site-config-schema'
import { checkNavbar } from './check-navbar'
import { followLocation, followScroll, type NavbarState } from './hide-on-scroll'

const meta: Meta = freeze({
  '/': { docs: { title: 'Docs' } },
  '/docs/': { index: { title: 'Overview' }, intro: { title: 'Introduction' }, binbar: { title: 'BinBar' } },
  '/docs/binbar/': { reset: { title: 'Reset' } },
  '/empty/': {},
})

const right = freeze({
  ...siteConfig,
  navbar: {
    items: [
      { type: 'docSidebar', sidebarId: 'binbar' },
      { type: 'doc', docId: 'binbar/reset' },
      { label: 'More', items: [{ type: 'doc', docId: 'index' }] },
      { type: 'docsVersionDropdown', versions: ['current'], itemsAfter: [{ type: 'docsVersion' }] },
    ],
  },
})

describe('checkNavbar', () => {
  it('finds nothing in a right configuration, and clear faults in others', () => {
    expect(checkNavbar(right as SiteConfig, meta)).toEqual([])
    fc.assert(
      fc.property(spoil(right), (value) => {
        const { value: config } = checkWithSchema(siteConfigSchema, fromModule(siteConfigFile, value))
        if (config) expectClear(checkNavbar(freeze(config) as SiteConfig, meta))
      }),
      fewRuns,
    )
  })

  it('names each doc, sidebar and version that does not exist', () => {
    const item = fc.oneof(
      oddText.map((docId) => ({ type: 'doc' as const, docId })),
      oddText.map((sidebarId) => ({ type: 'docSidebar' as const, sidebarId })),
      oddText.map((name) => ({ type: 'docsVersionDropdown' as const, versions: [name] })),
    )
    const path = fc.oneof(oddText, fc.constantFrom('/docs/', '/empty/'))
    fc.assert(
      fc.property(item, path, (one, folder) => {
        const docs = { versions: [{ name: 'current', label: 'Next', path: folder }], lastVersion: 'current' }
        const problems = checkNavbar({ ...siteConfig, docs, navbar: { items: [freeze(one)] } }, meta)
        expectClear(problems)
        const names = ['binbar', 'intro', 'index', 'binbar/reset', 'current']
        if (problems.length === 0) expect(names).toContain(Object.values(one).flat()[1])
      }),
      settings,
    )
  })
})

const length = fc.oneof(fc.integer({ min: 0, max: 5000 }), fc.double({ min: 0, max: 5000, noNaN: true }))
const state = fc.record<NavbarState>(
  { isVisible: fc.boolean(), arrival: length },
  { requiredKeys: ['isVisible'] },
)
const scroll = fc.record({
  position: length,
  previous: length,
  navbarHeight: fc.integer({ min: 1, max: 200 }),
  windowHeight: length,
  documentHeight: length,
})

describe('followScroll', () => {
  it('shows the navbar near the top, whatever was before', () => {
    fc.assert(
      fc.property(
        state,
        scroll,
        fc.double({ min: 0, max: 1, maxExcluded: true, noNaN: true }),
        (before, one, share) => {
          const position = one.navbarHeight * share
          expect(followScroll(freeze(before), { ...one, position }).isVisible).toBe(true)
        },
      ),
      settings,
    )
  })

  it('never hides on the way up and never shows on the way down, below the top', () => {
    fc.assert(
      fc.property(state, scroll, (before, one) => {
        const after = followScroll(freeze(before), freeze(one))
        if (one.position < one.previous && before.isVisible) expect(after.isVisible).toBe(true)
        const isWayDown = one.previous > 0 && one.position >= one.previous && one.position >= one.navbarHeight
        if (isWayDown && !before.isVisible) expect(after.isVisible).toBe(false)
      }),
      settings,
    )
  })

  it('ignores the scroll of an arrival and one after it, and one alone', () => {
    fc.assert(
      fc.property(length, scroll, (arrival, one) => {
        fc.pre(one.position >= one.navbarHeight && arrival >= one.navbarHeight && arrival !== one.position)
        const arrived = followScroll(followLocation(arrival), { ...one, position: arrival })
        expect(arrived).toEqual(followLocation(arrival))
        expect(followScroll(arrived, one)).toEqual({ isVisible: false })
      }),
      settings,
    )
  })
})
