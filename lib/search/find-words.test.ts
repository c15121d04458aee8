import { describe, expect, it } from 'vitest'
import { createWordFinder } from './find-words'
import { smallIndex } from './search.fixture'

describe('createWordFinder', () => {
  it('looks for a word once, in whatever query it stands', () => {
    const findWords = createWordFinder(smallIndex)
    const [old, battery] = findWords(['old', 'battery'])
    const [again, other, last] = findWords(['old', 'antenna', 'battery'])
    expect(again).toBe(old)
    expect(last).toBe(battery)
    expect(other?.candidates.has('antenna')).toBe(true)
  })

  it('takes the last word alone for one that may go on', () => {
    const findWords = createWordFinder(smallIndex)
    const list = (...words: string[]) => findWords(words).map(({ candidates }) => candidates.has('battery'))
    expect(list('batt')).toEqual([true])
    expect(list('old', 'batt')).toEqual([false, true])
    expect(list('old', 'lid')).toEqual([false, false])
  })

  it('counts a last word less, the fewer letters it has, unless it is the whole query or a whole word', () => {
    const find = (...words: string[]) => createWordFinder(smallIndex)(words).at(-1)?.weight ?? 0
    const weights = [find('lid', 'bat'), find('lid', 'ba'), find('lid', 'b')]
    expect(weights).toEqual([...new Set(weights)].sort((one, other) => other - one))
    expect(find('b')).toBeGreaterThan(find('lid', 'b'))
    expect(find('container', 'bar')).toBe(find('bar'))
  })

  it('counts what a word finds in a title and in the best section for the page', () => {
    const [antenna] = createWordFinder(smallIndex)(['antenna'])
    const page = smallIndex.pages.findIndex(({ route }) => route === '/docs/binbar/installing-binbar/')
    const sections = [...(antenna?.sections ?? [])].filter(
      (_, number) => smallIndex.sectionPages[number] === page,
    )
    expect(antenna?.pages[page]).toBe(Math.max(...sections))
    expect(antenna?.pages[page]).toBeGreaterThan(0)
  })
})
