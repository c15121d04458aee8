import { describe, expect, it } from 'vitest'
import { readSizes } from './read-sizes'

describe('readSizes', () => {
  it('takes the size of the site itself and the usual ones when none are named', () => {
    expect(readSizes([], 120)).toEqual({ sizes: [120, 1000, 5000], keeps: false })
    expect(readSizes([], 1000).sizes).toEqual([1000, 5000])
  })

  it('takes those that are named', () => {
    expect(readSizes(['1000', '--keep', '20'], 20)).toEqual({ sizes: [1000, 20], keeps: true })
  })

  it.each(['0', '-1', 'all', '1.5'])('says that "%s" is no number of pages', (word) => {
    expect(() => readSizes([word], 20)).toThrow(`found "${word}", expected a number of pages`)
  })

  it('says that a site cannot have fewer pages than there are', () => {
    expect(() => readSizes(['1000', '19'], 20)).toThrow(
      'found a site of 19 pages, expected at least the 20 pages that the site itself has.',
    )
  })
})
