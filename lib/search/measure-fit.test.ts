import { describe, expect, it } from 'vitest'
import { measureFit } from './measure-fit'

const common = ['container', 'site']

/** How well a heading fits a query, each of whose words stands for itself alone, as surely as told. */
function measure(query: string, heading: string, certainty = 1): number {
  const asked = query.split(' ').map((word) => ({
    candidates: new Map([[word, certainty]]),
    weight: common.includes(word) ? 0.5 : 1,
  }))
  return measureFit(asked, heading === '' ? [] : heading.split(' '))
}

describe('measureFit', () => {
  it('is 1 for what is asked for, in any order', () => {
    expect(measure('change battery', 'change battery')).toBe(1)
    expect(measure('battery change', 'change battery')).toBe(1)
  })

  it.each([
    ['no word of the query', 'antenna', 'change battery'],
    ['no words', 'antenna', ''],
  ])('is 0 for %s', (_what, query, heading) => {
    expect(measure(query, heading)).toBe(0)
  })

  it('falls with each word that nobody asked for', () => {
    const fits = ['battery', 'old battery', 'old battery lid'].map((heading) => measure('battery', heading))
    expect(fits).toEqual([...new Set(fits)].sort((one, other) => other - one))
  })

  it('falls more with a word that is missing than with one that is too many', () => {
    expect(measure('old battery', 'battery')).toBeLessThan(measure('battery', 'old battery'))
  })

  it('falls more with a rare word that is missing than with a common one', () => {
    expect(measure('battery container', 'battery')).toBeGreaterThan(measure('battery antenna', 'battery'))
  })

  it('falls with how unsure a word is', () => {
    expect(measure('battery', 'battery', 0.5)).toBe(0.5)
  })

  it('takes the surest of the words that a word may stand for', () => {
    const candidates = new Map([
      ['light', 0.8],
      ['lid', 0.2],
    ])
    const asked = [{ candidates, weight: 1 }]
    expect(measureFit(asked, ['light'])).toBe(0.8)
    expect(measureFit(asked, ['lid', 'light'])).toBeGreaterThan(measureFit(asked, ['lid']))
  })

  it('raises a heading of several words that stands in a longer query as a whole', () => {
    const query = 'battery of bar empty after winter change battery'
    expect(measure(query, 'change battery')).toBeGreaterThan(measure(query, 'change antenna'))
    expect(measure(query, 'change battery')).toBeGreaterThan(5 * measure(query, 'battery'))
  })
})
