import { describe, expect, it } from 'vitest'
import { addScores, raise, raiseAll, scale, takeBestOfPages } from './scores'
import { composePage, indexPages } from './search.fixture'

describe('raise', () => {
  it('keeps the greater score', () => {
    const scores = Float64Array.of(2, 2)
    raise(scores, 0, 1)
    raise(scores, 1, 3)
    expect([...scores]).toEqual([2, 3])
  })
})

describe('raiseAll', () => {
  it('keeps the greater of each score and the share of the other', () => {
    const scores = Float64Array.of(2, 2, 0)
    raiseAll(scores, Float64Array.of(3, 5, 0), 0.5)
    expect([...scores]).toEqual([2, 2.5, 0])
  })
})

describe('scale', () => {
  it('leaves a share of each', () => {
    const scores = Float64Array.of(2, 0)
    scale(scores, 0.5)
    expect([...scores]).toEqual([1, 0])
  })
})

describe('addScores', () => {
  it('adds them one by one', () => {
    const sums = Float64Array.of(1, 0)
    addScores(sums, Float64Array.of(2, 3))
    expect([...sums]).toEqual([3, 3])
  })
})

describe('takeBestOfPages', () => {
  it('takes the best section of each page', () => {
    const headings = [{ heading: 'One', id: 'one' }]
    const index = indexPages([
      composePage('/a/', { title: 'A', headings }),
      composePage('/b/', { title: 'B', headings }),
    ])
    expect([...takeBestOfPages(Float64Array.of(1, 4, 0, 0), index)]).toEqual([4, 0])
  })
})
