import { describe, expect, it } from 'vitest'
import type { LightPattern } from '../lights/light-pattern-schema'
import type { Change } from '../pages/front-matter'
import { formatProblem } from '../problem/problem'
import { readJson } from '../problem/read-json'
import { checkPatternVersions } from './check-pattern-versions'

const pattern: LightPattern = {
  id: 'battery-low',
  name: 'Battery low',
  color: 'amber',
  rhythm: [200, 200, 200, 2400],
  words: 'Two short flashes, then a long pause',
  meaning: 'The battery will soon be empty.',
  cause: 'The battery has nearly run down.',
  nextStep: 'Plan a battery change.',
  since: 'v7',
  status: 'draft',
}

const change: Change = {
  kind: 'added',
  text: 'The light has a new pattern, battery low.',
  meaning: 'You can plan a battery change.',
  pages: ['/docs/binbar/changing-the-battery/', '/docs/binbar/led-patterns/#battery-low'],
}

const meta = { '/docs/binbar/release-notes/': { v18: { title: 'v18' }, v7: { title: 'v7' } } }

function describeVersions(since: string, ...changes: Change[]): string[] {
  const patterns = [{ ...pattern, since }]
  const source = readJson('content/light-patterns.json', JSON.stringify(patterns, null, 2))
  const file = 'pages/docs/binbar/release-notes/v7.mdx'
  const releases = [
    { product: 'client-application', version: 'v7', file: 'pages/other.mdx', line: 1, changes: [] },
    { product: 'binbar', version: 'v7', file, line: 5, changes },
  ]
  return checkPatternVersions(patterns, source, meta, releases).map(formatProblem)
}

const missing =
  'pages/docs/binbar/release-notes/v7.mdx:5: changes: found no change of kind "added" with the page "/docs/binbar/led-patterns/#battery-low", expected one, since content/light-patterns.json says that v7 brought this pattern.'

describe('checkPatternVersions', () => {
  it('lets a pattern pass that the note of its version adds', () => {
    expect(describeVersions('v7', { ...change, kind: 'fixed' }, change)).toEqual([])
  })

  it('names a version that does not exist, and the nearest', () => {
    expect(describeVersions('v17', change)).toEqual([
      'content/light-patterns.json:16: battery-low > since: found "v17", which is no version of the BinBar, expected a version that _meta.json lists. Did you mean "v18"?',
    ])
  })

  it('names a note that does not lead to the pattern', () => {
    expect(describeVersions('v7', { ...change, pages: ['/docs/binbar/led-patterns/'] })).toEqual([missing])
  })

  it('names a note that leads to the pattern with a change of another kind', () => {
    expect(describeVersions('v7', { ...change, kind: 'changed' })).toEqual([missing])
  })
})
