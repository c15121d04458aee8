import { expect, it } from 'vitest'
import { readRuns } from './read-runs'

it.each([
  [[], 5],
  [['--runs', '1'], 1],
  [['--runs=12'], 12],
])('reads %j as %d runs', (words, runs) => {
  expect(readRuns(words)).toBe(runs)
})

it.each([
  [['--runs', '0'], '--runs with "0"'],
  [['--runs', 'many'], '--runs with "many"'],
  [['--runs', '2.5'], '--runs with "2.5"'],
  [['--runs'], '--runs with true'],
  [['--pages', '3'], '"--pages"'],
  [['3'], '"3"'],
])('refuses %j and says what is right', (words, found) => {
  expect(() => readRuns(words)).toThrow(
    `npm run bench: found ${found}, expected nothing, or a number from 1 to 999 such as --runs 5.`,
  )
})
