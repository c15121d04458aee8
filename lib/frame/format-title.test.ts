import { expect, it } from 'vitest'
import { formatTitle } from './format-title'

it.each([
  ['Select units', 'Select units | BinBar Help'],
  ['', 'BinBar Help'],
  ['BinBar Help', 'BinBar Help'],
])('makes of the title "%s" the title "%s"', (title, formatted) => {
  expect(formatTitle(title, 'BinBar Help')).toBe(formatted)
})
