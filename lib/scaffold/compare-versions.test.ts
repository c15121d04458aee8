import { describe, expect, it } from 'vitest'
import { compareVersions } from './compare-versions'

describe('compareVersions', () => {
  it.each([
    ['v9', 'v10'],
    ['v3', 'v60'],
    ['1.0.6', '1.1.0'],
    ['0.9.0', '0.10.0'],
    ['1.9.9', '2.0.0'],
    ['2.0.0', '10.0.0'],
  ])('puts %s before %s, whichever comes first', (older, newer) => {
    expect(compareVersions(older, newer)).toBeLessThan(0)
    expect(compareVersions(newer, older)).toBeGreaterThan(0)
  })

  it('takes a version for the same as itself', () => {
    expect(compareVersions('1.0.6', '1.0.6')).toBe(0)
  })

  it('sorts all versions of a product, newest first', () => {
    const versions = ['0.1.0', '2.0.0', '0.1.10', '1.0.6', '0.1.2', '1.1.0']
    expect(versions.sort((first, second) => compareVersions(second, first))).toEqual([
      '2.0.0',
      '1.1.0',
      '1.0.6',
      '0.1.10',
      '0.1.2',
      '0.1.0',
    ])
  })
})
