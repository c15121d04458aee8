import { describe, expect, it } from 'vitest'
import { chooseSections } from './choose-sections'
import { composePage, indexPages } from './search.fixture'

const index = indexPages([
  composePage('/a/', {
    title: 'A',
    headings: ['one', 'two', 'three', 'four'].map((id) => ({ heading: `The ${id}`, id })),
  }),
  composePage('/b/', { title: 'B', headings: [{ heading: 'Other', id: 'other' }] }),
])

/** The ids of the chosen sections of the first page, by the score of each section from its top on. */
function choose(...scores: number[]): (string | undefined)[] {
  const all = Float64Array.of(...scores, ...Array<number>(7 - scores.length).fill(0))
  return (chooseSections(new Set([0]), all, index, new Set()).get(0) ?? []).map(({ id }) => id)
}

describe('chooseSections', () => {
  it('takes the three that fit best, in the order of the page', () => {
    expect(choose(0, 9, 6, 8, 7)).toEqual(['one', 'three', 'four'])
  })

  it('leaves out what fits less than half as well as the best', () => {
    expect(choose(0, 9, 4, 0, 5)).toEqual(['one', 'four'])
  })

  it('measures against the top of the page, but does not show it as a section', () => {
    expect(choose(9, 4, 5)).toEqual(['two'])
    expect(choose(9)).toEqual([])
  })

  it('leaves out a heading that all pages of a kind have, unless it was asked for', () => {
    const related = indexPages([
      composePage('/a/', { title: 'A', headings: [{ heading: 'Related pages', id: 'related' }] }),
    ])
    const ids = (...asked: string[]) =>
      chooseSections(new Set([0]), Float64Array.of(0, 5), related, new Set(asked)).get(0)
    expect(ids('battery')).toEqual([])
    expect(ids('related', 'pages')).toEqual([{ heading: 'Related pages', id: 'related' }])
  })

  it('names heading and id, for the pages that were found only', () => {
    const all = Float64Array.of(0, 5, 0, 0, 0, 0, 9)
    expect([...chooseSections(new Set([1]), all, index, new Set())]).toEqual([
      [1, [{ heading: 'Other', id: 'other' }]],
    ])
  })
})
