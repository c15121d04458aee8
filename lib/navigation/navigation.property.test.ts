import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { checkWithSchema } from '../problem/check-with-schema'
import { expectClear, freeze, oddText, settings, spoil } from '../problem/property.fixture'
import { readJson } from '../problem/read-json'
import { checkMeta } from './check-meta'
import { listGuides } from './list-guides'
import { listAllEntries, pageOfEntry } from './meta-entries'
import { type Meta, metaSchema } from './meta-schema'
import { findNeighbours, findTrail, listLinked } from './navigation'
import { splitName } from './split-name'

const pages = new Map([
  ['/', 'pages/index.mdx'],
  ['/404/', 'pages/404.mdx'],
  ['/docs/', 'pages/docs/index.mdx'],
  ['/docs/intro/', 'pages/docs/intro.mdx'],
  ['/docs/binbar/reset/', 'pages/docs/binbar/reset.mdx'],
  ['/docs/category/binbar/', 'pages/docs/category/binbar.mdx'],
])

const right = freeze({
  '/': { index: { title: 'Home', hidden: true }, docs: 'Documentation' },
  '/docs/': {
    index: 'Overview',
    intro: { title: 'Introduction', hidden: false },
    binbar: { title: 'BinBar', page: '/docs/category/binbar/', description: 'All about the bar.' },
  },
  '/docs/binbar/': { reset: 'Reset' },
})

/** What `checkMeta` finds right: the entries, or nothing. */
function checkText(text: string, present: ReadonlyMap<string, string>): Meta | undefined {
  const source = readJson('_meta.json', text)
  const { value, problems } = checkWithSchema(metaSchema, source)
  expectClear(problems)
  const faults = value ? checkMeta(freeze(value), freeze(source), present) : []
  expectClear(faults)
  return faults.length > 0 ? undefined : value
}

/** Few names and few folders, so that entries of different folders meet. */
const name = fc.constantFrom('index', 'a', 'b', 'a/b', 'c', '/c/')
const entry = fc.record(
  { title: fc.constant('Label'), page: fc.constantFrom('/d/', '/e/'), hidden: fc.boolean() },
  { requiredKeys: ['title'] },
)
const folder = fc.constantFrom('/', '/a/', '/a/b/')
const smallMeta = fc.dictionary(folder, fc.dictionary(name, entry, { maxKeys: 4 }), { maxKeys: 3 })

describe('_meta.json', () => {
  it('is right, or each mistake is clear', () => {
    expect(checkText(JSON.stringify(right), pages)).toBeDefined()
    fc.assert(
      fc.property(spoil(right), (value) => {
        const text = attemptJson(value)
        fc.pre(text !== undefined)
        checkText(String(text), pages)
      }),
      settings,
    )
  })

  it('is right, or each mistake is clear, with names of any kind', () => {
    fc.assert(
      fc.property(fc.dictionary(oddText, fc.dictionary(oddText, oddText)), (value) => {
        checkText(JSON.stringify(value), pages)
      }),
      settings,
    )
  })

  it('holds each page once in the sidebar, when it is right', () => {
    fc.assert(
      fc.property(smallMeta, (value) => {
        const named = listAllEntries(metaSchema.parse(value)).map(pageOfEntry)
        const present = new Map(named.filter((route) => route !== undefined).map((route) => [route, 'a.mdx']))
        const meta = checkText(JSON.stringify(value), present)
        if (!meta) return
        const listed = listLinked(listGuides(freeze(meta), '/')).map(({ route }) => route)
        expect(new Set(listed).size).toBe(listed.length)
        for (const route of listed) expect([...present.keys()]).toContain(route)
      }),
      settings,
    )
  })

  it('stays right when its folders stand in another order', () => {
    fc.assert(
      fc.property(fc.shuffledSubarray(Object.keys(right), { minLength: 3 }), (folders) => {
        const value = Object.fromEntries(folders.map((one) => [one, right[one as keyof typeof right]]))
        const meta = checkText(JSON.stringify(value), pages)
        expect(meta && listGuides(meta, '/docs/')).toEqual(listGuides(checkedRight(), '/docs/'))
      }),
      settings,
    )
  })
})

function checkedRight(): Meta {
  return metaSchema.parse(right)
}

function attemptJson(value: unknown): string | undefined {
  try {
    return JSON.stringify(value)
  } catch {
    return undefined
  }
}

describe('navigation', () => {
  it('leads from each page to the next one and back', () => {
    const items = listGuides(checkedRight(), '/docs/')
    const linked = listLinked(items)
    fc.assert(
      fc.property(fc.oneof(oddText, fc.constantFrom(...pages.keys())), (route) => {
        const trail = findTrail(items, route)
        if (trail.length > 0) expect(trail.at(-1)?.route).toBe(route)
        const { next } = findNeighbours(linked, route)
        if (next) expect(findNeighbours(linked, next.route).previous?.route).toBe(route)
      }),
      settings,
    )
  })
})

describe('splitName', () => {
  it('loses nothing of the name', () => {
    fc.assert(
      fc.property(oddText, (text) => {
        expect(splitName(text).join('')).toBe(text)
      }),
      settings,
    )
  })
})
