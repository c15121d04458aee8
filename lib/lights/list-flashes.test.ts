import { expect, test } from 'vitest'
import { listFlashes } from './list-flashes'

test('a rhythm starts anew until the window ends', () => {
  expect(listFlashes([200, 800], 2000)).toEqual([
    { start: 0, duration: 200 },
    { start: 1000, duration: 200 },
  ])
})

test('each flash of a rhythm has its place', () => {
  expect(listFlashes([100, 100, 100, 1700], 2000)).toEqual([
    { start: 0, duration: 100 },
    { start: 200, duration: 100 },
  ])
})

test('the end of the window cuts the last flash', () => {
  expect(listFlashes([3000, 1000], 5000)).toEqual([
    { start: 0, duration: 3000 },
    { start: 4000, duration: 1000 },
  ])
})
