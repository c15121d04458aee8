// @vitest-environment jsdom
import { expect, it } from 'vitest'
import { isTraversal } from './traversal'

const goBack = () => window.dispatchEvent(new PopStateEvent('popstate'))

it('is no traversal when a page is opened', () => {
  expect(isTraversal()).toBe(false)
})

it.each([
  ['presses something', () => document.body.click()],
  ['presses a key', () => document.body.dispatchEvent(new KeyboardEvent('keydown', { bubbles: true }))],
])('is one from a step back until the reader %s', (_, act) => {
  goBack()
  goBack()
  expect(isTraversal()).toBe(true)
  act()
  expect(isTraversal()).toBe(false)
})
