import { describe, expect, it } from 'vitest'
import { scoreWord } from './score-word'
import { composePage, indexPages } from './search.fixture'
import type { SearchPage } from './search-page'

/** The scores of words, given with their certainty, on pages. */
function score(words: Record<string, number>, ...pages: SearchPage[]) {
  const { titles, sections } = scoreWord(new Map(Object.entries(words)), indexPages(pages))
  return { titles: [...titles], sections: [...sections] }
}

/** Numbers that fall, each of them above 0. */
function expectFalling(scores: readonly number[]): void {
  for (const [number, value] of scores.entries()) expect(value).toBeGreaterThan(scores[number + 1] ?? 0)
}

describe('scoreWord', () => {
  it('counts a heading more than what a text is about, that more than a mention, and that more than code', () => {
    const { titles, sections } = score(
      { lid: 1 },
      composePage('/', {
        title: 'Bar',
        text: 'Nothing.',
        headings: [
          { heading: 'Lid', id: 'a' },
          { heading: 'B', id: 'b', text: 'The lid. Open the lid. Close the lid.' },
          { heading: 'C', id: 'c', text: 'The lid.' },
          { heading: 'D', id: 'd', code: 'lid' },
        ],
      }),
    )
    expect(titles).toEqual([0])
    expect(sections[0]).toBe(0)
    expectFalling(sections.slice(1))
  })

  it('counts a title for the page alone, a short one more, and more than a heading', () => {
    const { titles, sections } = score(
      { lid: 1 },
      composePage('/short/', { title: 'Lid' }),
      composePage('/long/', { title: 'Lid, screws, battery' }),
      composePage('/heading/', { title: 'Bar', headings: [{ heading: 'Lid', id: 'lid' }] }),
    )
    expectFalling([titles[0] ?? 0, titles[1] ?? 0])
    expect(titles[2]).toBe(0)
    expect(sections.slice(0, 3)).toEqual([0, 0, 0])
    expectFalling([titles[0] ?? 0, sections[3] ?? 0])
  })

  it('counts a word more that stands on fewer pages, however often it stands there', () => {
    const pages = [
      composePage('/a/', {
        title: 'A',
        text: 'Magnet and lid.',
        headings: [
          { heading: 'B', id: 'b', text: 'Magnet.' },
          { heading: 'C', id: 'c', text: 'Magnet.' },
        ],
      }),
      composePage('/b/', { title: 'B', text: 'A lid.' }),
    ]
    expectFalling([
      score({ magnet: 1 }, ...pages).sections[0] ?? 0,
      score({ lid: 1 }, ...pages).sections[0] ?? 0,
    ])
  })

  it('takes the best of the words that a word may stand for, by how sure they are', () => {
    const page = composePage('/', { title: 'A', text: 'Lid, light.' })
    const light = score({ light: 0.8 }, page)
    expect(score({ light: 0.8, lid: 0.2 }, page)).toEqual(light)
    expect(score({ lid: 0.2, light: 0.8 }, page)).toEqual(light)
    expectFalling([light.sections[0] ?? 0, score({ light: 0.4 }, page).sections[0] ?? 0])
  })

  it('finds nothing for a word that stands nowhere', () => {
    expect(score({ magnet: 1 }, composePage('/', { title: 'A' }))).toEqual({ titles: [0], sections: [0] })
  })
})
