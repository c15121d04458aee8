import { expect, it } from 'vitest'
import { addTo } from './add-to'

it('begins the list of a key, and goes on with it', () => {
  const lists = new Map<string, number[]>()
  addTo(lists, 'a', 1)
  addTo(lists, 'b', 2)
  addTo(lists, 'a', 3)
  expect([...lists]).toEqual([
    ['a', [1, 3]],
    ['b', [2]],
  ])
})
