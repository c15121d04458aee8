import { describe, expect, it } from 'vitest'
import { checkWithSchema, fromModule } from '../problem/check-with-schema'
import { formatProblem } from '../problem/problem'
import { describeRelease, listCandidates } from './choose-version'
import { findCounterpart, findDoc, findMainRoute, findSidebar, listDocIds } from './find-counterpart'
import { findVersion } from './find-version'
import { docs, guidesOfVersions, last, next, old } from './versions.fixture'
import { docsSchema } from './versions-schema'

const nextGuides = guidesOfVersions.get('current') ?? []
const lastGuides = guidesOfVersions.get('1.0.0') ?? []

describe('listCandidates', () => {
  it('puts the open version before the chosen one and that before the last', () => {
    expect(listCandidates(docs, old, 'current')).toEqual([old, next, last])
    expect(listCandidates(docs, undefined, 'current')).toEqual([next, last])
    expect(listCandidates(docs, undefined, undefined)).toEqual([last])
  })

  it('ignores a chosen version that is gone, and names no version twice', () => {
    expect(listCandidates(docs, undefined, '0.1')).toEqual([last])
    expect(listCandidates(docs, last, '1.0.0')).toEqual([last])
  })
})

describe('describeRelease', () => {
  it('tells newer versions, the last one and older ones apart', () => {
    expect([next, last, old].map((version) => describeRelease(docs, version))).toEqual([
      'unreleased',
      'last',
      'unmaintained',
    ])
  })
})

describe('findVersion', () => {
  it('takes the longest path around a page', () => {
    const inner = { name: 'inner', label: 'Inner', path: '/docs/inner/' }
    expect(findVersion([last, inner], '/docs/inner/reset/')).toBe(inner)
    expect(findVersion([last, inner], '/docs/reset/')).toBe(last)
    expect(findVersion([last, inner], '/')).toBeUndefined()
  })
})

describe('findCounterpart', () => {
  it('finds the same page in another version, be it of a doc or of a category', () => {
    expect(findCounterpart('/docs-next/binbar/reset/', next, last, lastGuides)).toBe('/docs/binbar/reset/')
    expect(findCounterpart('/docs/category/binbar/', last, next, nextGuides)).toBe(
      '/docs-next/category/binbar/',
    )
  })

  it('takes the main page where the other version has no such page, and outside the docs', () => {
    expect(findCounterpart('/docs-next/binbar/battery/', next, last, lastGuides)).toBe('/docs/')
    expect(findCounterpart('/', undefined, next, nextGuides)).toBe('/docs-next/binbar/reset/')
  })
})

describe('findMainRoute', () => {
  it('is the page of the folder, else the first doc, else the folder itself', () => {
    expect(findMainRoute(last, lastGuides)).toBe('/docs/')
    expect(findMainRoute(next, nextGuides)).toBe('/docs-next/binbar/reset/')
    expect(findMainRoute(old, [])).toBe('/docs-0.9/')
  })
})

describe('findDoc and listDocIds', () => {
  it('know a doc by its address within its version', () => {
    expect(listDocIds(last, lastGuides)).toEqual(['category/binbar', 'binbar/reset', 'index'])
    expect(findDoc('binbar/reset', last, lastGuides)?.title).toBe('Reset')
    expect(findDoc('index', last, lastGuides)?.title).toBe('Overview')
    expect(findDoc('binbar/battery', last, lastGuides)).toBeUndefined()
  })
})

describe('findSidebar', () => {
  it('leads to the page of a guide, else to the first page below it', () => {
    expect(findSidebar('binbar', lastGuides)?.route).toBe('/docs/category/binbar/')
    expect(findSidebar('api', lastGuides)?.route).toBe('/docs/')
    expect(findSidebar('light', lastGuides)).toBeUndefined()
  })
})

describe('docsSchema', () => {
  it('names a last version that does not exist, and all versions', () => {
    const source = fromModule('site.config.ts', { ...docs, lastVersion: '2.0.0' })
    expect(checkWithSchema(docsSchema, source).problems.map(formatProblem)).toEqual([
      'site.config.ts: lastVersion: found "2.0.0", expected the name of a version: "current", "1.0.0", "0.9".',
    ])
  })

  it.each([
    ['names', { name: 'current', label: 'Now', path: '/docs-now/' }],
    ['paths', { name: 'now', label: 'Now', path: '/docs/' }],
  ])('refuses versions that share their %s', (what, version) => {
    const source = fromModule('site.config.ts', { ...docs, versions: [...docs.versions, version] })
    expect(checkWithSchema(docsSchema, source).problems.map(({ expected }) => expected)).toEqual([
      `versions of different ${what}`,
    ])
  })
})
