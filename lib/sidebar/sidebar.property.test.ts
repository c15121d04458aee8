import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { freeze, oddText, settings } from '../problem/property.fixture'
import {
  formatOpenCategories,
  noOpenCategories,
  type OpenCategories,
  openCategory,
  parseOpenCategories,
  toggleCategory,
  visitPage,
} from './open-categories'
import { findScrollDistance, parseScrollPosition } from './scroll-position'

const id = fc.oneof(fc.constantFrom('api', 'api/objects', 'api/enums', 'binbar'), oddText)
const ids = fc.uniqueArray(id, { maxLength: 6 })
const visit = fc.record({ page: fc.oneof(oddText, fc.constantFrom('/docs/', '/docs/api/')), around: ids })
const state = fc.oneof(fc.constant(noOpenCategories), fc.record<OpenCategories>({ visit, open: ids }))

/** Texts as the session may hold them: odd ones, and JSON of nearly the right form. */
const keptText = fc.oneof(
  fc.constant(undefined),
  oddText,
  fc.json(),
  fc
    .record(
      {
        page: fc.oneof(oddText, fc.jsonValue()),
        around: fc.oneof(ids, fc.jsonValue()),
        open: fc.oneof(ids, fc.jsonValue()),
        position: fc.oneof(fc.double(), fc.jsonValue()),
      },
      { requiredKeys: [] },
    )
    .map((value) => JSON.stringify(value)),
)

describe('what the session holds', () => {
  it('gives a state of the categories, whatever it is', () => {
    fc.assert(
      fc.property(keptText, visit, fc.boolean(), (text, next, autoCollapse) => {
        const { visit: last, open } = visitPage(parseOpenCategories(text), next, autoCollapse)
        expect(typeof last?.page).toBe('string')
        expect(open.every((one) => typeof one === 'string')).toBe(true)
      }),
      settings,
    )
  })

  it('gives a position or none, whatever it is', () => {
    fc.assert(
      fc.property(keptText, (text) => {
        const kept = parseScrollPosition(text)
        if (!kept) return
        expect(typeof kept.page).toBe('string')
        expect(Number.isFinite(kept.position) && kept.position >= 0).toBe(true)
      }),
      settings,
    )
  })

  it('restores the state that it was made from, unless the page has it anyway', () => {
    fc.assert(
      fc.property(state, (before) => {
        const text = formatOpenCategories(freeze(before))
        if (text !== undefined) expect(parseOpenCategories(text)).toEqual(before)
        else expect(new Set(before.open)).toEqual(new Set(before.visit?.around ?? before.open))
      }),
      settings,
    )
  })
})

describe('categories', () => {
  it('open and close, and twice is as before', () => {
    fc.assert(
      fc.property(state, id, (before, one) => {
        const once = toggleCategory(freeze(before), one, false)
        expect(once.open.includes(one)).toBe(!before.open.includes(one))
        expect(new Set(toggleCategory(once, one, false).open)).toEqual(new Set(before.open))
      }),
      settings,
    )
  })

  it('are open around the page that the reader comes to', () => {
    fc.assert(
      fc.property(state, visit, (before, next) => {
        fc.pre(before.visit?.page !== next.page)
        const { open } = visitPage(freeze(before), freeze(next), false)
        for (const one of [...next.around, ...before.open]) expect(open).toContain(one)
        expect(new Set(open).size).toBe(open.length)
      }),
      settings,
    )
  })

  it('close those of their level alone', () => {
    fc.assert(
      fc.property(state, id, (before, one) => {
        const levelOf = (text: string) => text.slice(0, text.lastIndexOf('/') + 1)
        const { open } = openCategory(freeze(before), one, true)
        expect(open).toContain(one)
        if (before.open.includes(one)) return
        const others = before.open.filter((other) => levelOf(other) !== levelOf(one))
        expect(open).toEqual([...others, one])
      }),
      settings,
    )
  })
})

describe('findScrollDistance', () => {
  const span = fc.tuple(fc.integer({ min: -5000, max: 5000 }), fc.nat(2000)).map(([top, height]) => ({
    top,
    bottom: top + height,
  }))

  it('brings an entry into view that is no higher than the list', () => {
    fc.assert(
      fc.property(span, span, (list, entry) => {
        fc.pre(entry.bottom - entry.top <= list.bottom - list.top - 2)
        const distance = findScrollDistance(list, entry)
        const moved = { top: entry.top - distance, bottom: entry.bottom - distance }
        expect(findScrollDistance(list, moved)).toBe(0)
      }),
      settings,
    )
  })
})
