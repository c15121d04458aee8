import { expect, it } from 'vitest'
import { revealTab } from './reveal-tab'

it.each([
  ['a tab in sight', { start: 50, size: 100 }, { start: 60, size: 40 }, 50],
  ['a tab behind the end', { start: 0, size: 300 }, { start: 460, size: 90 }, 250],
  ['a tab that the end cuts', { start: 0, size: 300 }, { start: 250, size: 90 }, 40],
  ['a tab before the start', { start: 200, size: 300 }, { start: 0, size: 80 }, 0],
  ['a tab wider than the row', { start: 0, size: 100 }, { start: 80, size: 150 }, 80],
])('brings %s into sight', (_which, view, tab, expected) => {
  expect(revealTab(view, tab)).toBe(expected)
})
