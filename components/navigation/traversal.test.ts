// @vitest-environment jsdom
import { beforeEach, expect, it } from 'vitest'
import { coverPage } from './history-steps'
import { isTraversal } from './traversal'

const goBack = () => window.dispatchEvent(new PopStateEvent('popstate'))
const click = (selector: string) => document.querySelector<HTMLElement>(selector)?.click()
const press = (key: string) =>
  document.body.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true }))

beforeEach(() => {
  document.body.innerHTML = '<p>Text</p><a href="#top"><b>Link</b></a>'
})

it('is no traversal when a page is opened', () => {
  expect(isTraversal()).toBe(false)
})

it.each([
  ['follows a link', () => click('b')],
  ['presses Enter', () => press('Enter')],
])('is one from a step back until the reader %s', (_, act) => {
  goBack()
  goBack()
  expect(isTraversal()).toBe(true)
  act()
  expect(isTraversal()).toBe(false)
})

it('is none where a step back only closes what covers the page', () => {
  press('Enter')
  const closed: string[] = []
  coverPage(() => closed.push('search'))
  const { step } = window.history.state
  window.dispatchEvent(new PopStateEvent('popstate', { state: { step: { ...step, depth: 0 } } }))
  expect(closed).toEqual(['search'])
  expect(isTraversal()).toBe(false)
})

it('stays one while the reader does what leads nowhere', () => {
  goBack()
  click('p')
  press('Shift')
  press('ArrowDown')
  expect(isTraversal()).toBe(true)
})
