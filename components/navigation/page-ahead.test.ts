// @vitest-environment jsdom
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { getShownAddress, hidePageAhead, preparePageAhead, showPageAhead } from './page-ahead'

const page = { address: '/docs/id/', top: { title: 'Id', trail: ['Id'], hasContents: false } }
const other = { ...page, address: '/docs/url/' }
const navigate = vi.fn()

beforeEach(() => {
  vi.useFakeTimers()
  navigate.mockClear()
})

afterEach(() => {
  hidePageAhead()
  vi.useRealTimers()
})

it('shows a page first, and then goes there', () => {
  showPageAhead(page, 60, navigate)
  expect(getShownAddress()).toBe(page.address)
  expect(navigate).not.toHaveBeenCalled()
  vi.runAllTimers()
  expect(navigate).toHaveBeenCalledOnce()
  expect(getShownAddress()).toBe(page.address)
})

it('goes nowhere once it is hidden', () => {
  showPageAhead(page, 60, navigate)
  hidePageAhead()
  vi.runAllTimers()
  expect(getShownAddress()).toBeUndefined()
  expect(navigate).not.toHaveBeenCalled()
})

it('goes to the last page alone', () => {
  const navigateToOther = vi.fn()
  showPageAhead(page, 60, navigate)
  showPageAhead(other, 60, navigateToOther)
  vi.runAllTimers()
  expect(getShownAddress()).toBe(other.address)
  expect([navigate, navigateToOther].map(({ mock }) => mock.calls.length)).toEqual([0, 1])
})

it('is ready without being shown, and in the place of none that is', () => {
  preparePageAhead(page)
  expect(getShownAddress()).toBeUndefined()
  showPageAhead(page, 60, navigate)
  preparePageAhead(other)
  expect(getShownAddress()).toBe(page.address)
})
