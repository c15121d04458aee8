import { describe, expect, it } from 'vitest'
import { createPageReader } from '../pages/create-page-reader'
import { isErrorRoute } from '../pages/route'
import { readMeta } from '../site/read-site-data'
import { listGuides } from './list-guides'
import { listAllEntries, listEntries } from './meta-entries'
import { findTrail, listLinked } from './navigation'

const reader = createPageReader(process.cwd())
const meta = readMeta(reader)

function keysOf(folder: string): string[] {
  return listEntries(meta, folder).map(({ key }) => key)
}

/** Names of versions from the newest to the oldest, part by part as numbers. */
function sortVersions(names: readonly string[]): string[] {
  return [...names].sort((one, other) => -one.localeCompare(other, 'en', { numeric: true }))
}

describe("the project's own _meta.json", () => {
  it('names each page once', () => {
    expect(() => readMeta(createPageReader(process.cwd()))).not.toThrow()
  })

  it('has the three bodies of documentation in their order', () => {
    const titles = listEntries(meta, '/docs/').filter(({ hidden }) => !hidden)
    expect(titles.map(({ title }) => title)).toEqual(['Client Application', 'BinBar', 'API'])
  })

  it.each([
    ['/docs/client-application/release-notes/', '2.0.0', '0.1.0', 10],
    ['/docs/binbar/release-notes/', 'v60', 'v3', 27],
  ])('lists the versions of %s newest first, %s … %s', (folder, newest, oldest, count) => {
    const keys = keysOf(folder)
    expect(keys).toEqual(sortVersions(keys))
    expect(keys.length).toBeGreaterThanOrEqual(count)
    expect(keys).toContain(newest)
    expect(keys.at(-1)).toBe(oldest)
  })

  it('shows each page that is not hidden in the sidebar, once', () => {
    const navigation = listGuides(meta, '/')
    const shown = listLinked(navigation).map(({ route }) => route)
    const hidden = listAllEntries(meta).filter((entry) => entry.hidden)
    const outside = reader
      .readPages()
      .map(({ route }) => route)
      .filter((route) => !isErrorRoute(route) && findTrail(navigation, route).length === 0)
    expect(new Set(shown).size).toBe(shown.length)
    expect(outside.sort()).toEqual(hidden.map(({ route }) => route).sort())
  })
})
