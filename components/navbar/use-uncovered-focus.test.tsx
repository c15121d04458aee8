// @vitest-environment jsdom
import { cleanup, renderHook } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { useUncoveredFocus } from './use-uncovered-focus'

const scrollBy = vi.fn()
let navbar: HTMLElement
let position = 500

/** Puts a link on the page, at a distance from the top of the window that follows the page's scrolling. */
function placeLink(top: number, parent: HTMLElement = document.body): HTMLElement {
  const link = document.createElement('a')
  link.href = '#'
  const matches = link.matches.bind(link)
  // jsdom does not know what was reached by the keyboard.
  link.matches = (selector) => (selector === ':focus-visible' ? link.tabIndex === 0 : matches(selector))
  link.getBoundingClientRect = () => ({ top: top + 500 - position, bottom: top + 530 - position }) as DOMRect
  parent.append(link)
  return link
}

/** Starts with the navbar in sight or not; gives what changes that. */
function follow(isVisible: boolean): (isVisible: boolean) => void {
  const { rerender } = renderHook((shown: boolean) => useUncoveredFocus({ current: navbar }, shown), {
    initialProps: isVisible,
  })
  return rerender
}

beforeEach(() => {
  position = 500
  vi.stubGlobal('requestAnimationFrame', (callback: () => void) => callback())
  vi.stubGlobal('cancelAnimationFrame', () => undefined)
  scrollBy.mockImplementation(({ top }) => {
    position += top
  })
  vi.stubGlobal('scrollBy', scrollBy)
  Object.defineProperty(window, 'scrollY', { configurable: true, get: () => position })
  navbar = document.createElement('nav')
  Object.defineProperty(navbar, 'offsetTop', { get: () => position })
  Object.defineProperty(navbar, 'offsetHeight', { value: 60 })
  document.body.append(navbar)
})

afterEach(() => {
  cleanup()
  document.body.replaceChildren()
  scrollBy.mockReset()
  vi.unstubAllGlobals()
})

describe('useUncoveredFocus', () => {
  it('scrolls at once, and once, to what the keyboard reaches under the navbar', () => {
    follow(true)
    placeLink(32).focus()
    expect(scrollBy).toHaveBeenCalledExactlyOnceWith({ top: -36, behavior: 'instant' })
  })

  it('waits until the navbar comes back', () => {
    const show = follow(false)
    placeLink(8).focus()
    expect(scrollBy).not.toHaveBeenCalled()
    show(true)
    expect(scrollBy).toHaveBeenCalledExactlyOnceWith({ top: -60, behavior: 'instant' })
  })

  it('leaves what was not reached by the keyboard', () => {
    follow(true)
    const link = placeLink(8)
    link.tabIndex = -1
    link.focus()
    expect(scrollBy).not.toHaveBeenCalled()
  })

  it('leaves what stands in the navbar, and what does not scroll with the page', () => {
    follow(true)
    placeLink(8, navbar).focus()
    const fixed = placeLink(8)
    fixed.style.position = 'fixed'
    fixed.focus()
    expect(scrollBy).not.toHaveBeenCalled()
  })
})
