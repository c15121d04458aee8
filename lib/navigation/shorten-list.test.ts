import { describe, expect, it } from 'vitest'
import type { NavigationItem } from './navigation'
import { longestList, shortenList } from './shorten-list'

function makeList(length: number): NavigationItem[] {
  return Array.from({ length }, (_, index) => ({
    id: `notes/${index}`,
    title: String(index),
    route: `/notes/${index}/`,
    children: [],
  }))
}

function show(length: number, wanted: string[] = []): number[] {
  return shortenList(makeList(length), wanted).map(({ title }) => Number(title))
}

const first = Array.from({ length: 20 }, (_, index) => index)

describe('shortenList', () => {
  it('leaves a list as it is that is not long', () => {
    expect(show(longestList)).toHaveLength(longestList)
  })

  it('shows the first entries of a long one', () => {
    expect(show(longestList + 1)).toEqual(first)
  })

  it.each([
    ['in the middle', 500, [498, 499, 500, 501, 502]],
    ['at the end', 899, [897, 898, 899]],
    ['right behind the first ones', 20, [20, 21, 22]],
    ['among the first ones', 3, []],
  ])('shows an entry %s with those beside it', (_place, wanted, around) => {
    expect(show(900, [`/notes/${wanted}/`])).toEqual([...first, ...around])
  })

  it('takes a page for wanted in the entry that it stands below', () => {
    const [item, ...others] = makeList(50)
    const list = [...others, { id: 'notes/0', title: '0', route: undefined, children: item ? [item] : [] }]
    expect(shortenList(list, ['/notes/0/']).at(-1)?.title).toBe('0')
    expect(shortenList(list, ['/missing/'])).toHaveLength(20)
  })
})
