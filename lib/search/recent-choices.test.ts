import { describe, expect, it } from 'vitest'
import { addRecentChoice, readRecentChoices } from './recent-choices'
import type { SearchChoice } from './search-choice'

const choose = (name: string, id = ''): SearchChoice => ({
  route: `/docs/${name}/`,
  id,
  label: name,
  context: 'API',
})

describe('readRecentChoices', () => {
  it('reads what was kept', () => {
    const choices = [choose('a'), choose('b', 'part')]
    expect(readRecentChoices(JSON.stringify(choices))).toEqual(choices)
  })

  it.each([undefined, '', 'nonsense', '{', '[', 'null', '1', '"text"', '{}', '[null, 1, "text", [], {}]'])(
    'finds nothing in %s',
    (kept) => {
      expect(readRecentChoices(kept)).toEqual([])
    },
  )

  it.each([
    ['a route of another kind', { route: 1 }],
    ['no route', { route: undefined }],
    ['another host', { route: '//example.com/' }],
    ['another host, written with a backslash', { route: '/\\example.com/' }],
    ['a script', { route: 'javascript:alert(1)' }],
    ['an id of another kind', { id: {} }],
    ['no label', { label: '' }],
    ['a label of another kind', { label: null }],
    ['no context', { context: undefined }],
  ])('leaves out an entry with %s, and keeps the others', (_name, part) => {
    const kept = JSON.stringify([{ ...choose('a'), ...part }, choose('b')])
    expect(readRecentChoices(kept)).toEqual([choose('b')])
  })

  it('takes five at most, and of each the parts that it knows', () => {
    const kept = ['a', 'b', 'c', 'd', 'e', 'f'].map((name) => ({ ...choose(name), more: true }))
    expect(readRecentChoices(JSON.stringify(kept))).toEqual(
      ['a', 'b', 'c', 'd', 'e'].map((name) => choose(name)),
    )
  })
})

describe('addRecentChoice', () => {
  it('puts the latest first, without repeats', () => {
    const choices = addRecentChoice([choose('a'), choose('b'), choose('b', 'part')], choose('b'))
    expect(choices).toEqual([choose('b'), choose('a'), choose('b', 'part')])
  })

  it('forgets the oldest beyond five', () => {
    const names = ['a', 'b', 'c', 'd', 'e', 'f']
    const choices = names.reduce<SearchChoice[]>((before, name) => addRecentChoice(before, choose(name)), [])
    expect(choices.map(({ label }) => label)).toEqual(['f', 'e', 'd', 'c', 'b'])
  })
})
