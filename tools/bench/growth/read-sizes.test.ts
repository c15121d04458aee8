import { describe, expect, it } from 'vitest'
import { readSizes } from './read-sizes'

describe('readSizes', () => {
  it('takes the usual sizes when none are named', () => {
    expect(readSizes([])).toEqual({ sizes: [110, 1000, 5000], keeps: false })
  })

  it('takes those that are named', () => {
    expect(readSizes(['1000', '--keep', '20'])).toEqual({ sizes: [1000, 20], keeps: true })
  })

  it.each(['0', '-1', 'all', '1.5'])('says that "%s" is no number of pages', (word) => {
    expect(() => readSizes([word])).toThrow(`found "${word}", expected a number of pages`)
  })
})
