import { describe, expect, it } from 'vitest'
import { type AskedWords, chooseSections } from './choose-sections'
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
  return (
    chooseSections(new Set([0]), all, index, ask('a'))
      .get(0)
      ?.sections.map(({ id }) => id) ?? []
  )
}

/** A query whose words stand for themselves alone. */
function ask(...words: string[]): AskedWords {
  return { written: new Set(words), found: new Set(words) }
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
    const pages = [
      composePage('/a/', { title: 'A', headings: [{ heading: 'Related pages', id: 'related' }] }),
    ]
    const choose = (...words: string[]) =>
      chooseSections(new Set([0]), Float64Array.of(0, 5), indexPages(pages), ask(...words)).get(0)
    expect(choose('a', 'battery')).toEqual({ sections: [] })
    expect(choose('related', 'pages')).toEqual({ sections: [{ heading: 'Related pages', id: 'related' }] })
  })

  it('names where the words stand when neither title nor heading does', () => {
    const related = [
      composePage('/a/', { title: 'A', headings: [{ heading: 'Related pages', id: 'related' }] }),
    ]
    const choose = (...scores: number[]) =>
      chooseSections(new Set([0]), Float64Array.of(...scores), indexPages(related), ask('battery')).get(0)
    expect(choose(4, 5)).toEqual({ sections: [{ heading: 'Related pages', id: 'related' }] })
    expect(choose(5, 4)).toEqual({ sections: [], isAtTop: true })
  })

  it('names heading and id, for the pages that were found only', () => {
    const all = Float64Array.of(0, 5, 0, 0, 0, 0, 9)
    expect([...chooseSections(new Set([1]), all, index, ask())]).toEqual([
      [1, { sections: [{ heading: 'Other', id: 'other' }] }],
    ])
  })
})
