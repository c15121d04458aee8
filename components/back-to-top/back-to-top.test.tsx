// @vitest-environment jsdom
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react'
import { renderToStaticMarkup } from 'react-dom/server'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { BackToTop } from './back-to-top'

vi.mock('next/router', () => ({ useRouter: () => ({ events: { on: vi.fn(), off: vi.fn() } }) }))

const scrollTo = vi.fn()

function scroll(position: number): void {
  vi.stubGlobal('scrollY', position)
  fireEvent.scroll(window)
}

function preferLittleMotion(matches: boolean): void {
  vi.stubGlobal('matchMedia', () => ({ matches }))
}

function findButton(): HTMLElement {
  return screen.getByLabelText('Scroll back to top')
}

beforeEach(() => {
  vi.stubGlobal('scrollTo', scrollTo)
})

afterEach(() => {
  cleanup()
  scrollTo.mockReset()
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

describe('BackToTop', () => {
  it('is in the static page, hidden', () => {
    // React warns of layout effects, for this test has a window where the build has none.
    vi.spyOn(console, 'error').mockReturnValue()
    expect(renderToStaticMarkup(<BackToTop />)).toContain('data-shown="false"')
  })

  it('shows on the way up and hides on the way down', () => {
    render(<BackToTop />)
    scroll(1000)
    expect(findButton().dataset.shown).toBe('false')
    scroll(900)
    expect(findButton().dataset.shown).toBe('true')
    scroll(950)
    expect(findButton().dataset.shown).toBe('false')
  })

  it('hides when the reader jumps to a heading', () => {
    render(<BackToTop />)
    scroll(1000)
    scroll(900)
    act(() => {
      const [oldURL, newURL] = ['http://localhost/docs/', 'http://localhost/docs/#tools']
      window.dispatchEvent(new HashChangeEvent('hashchange', { oldURL, newURL }))
    })
    expect(findButton().dataset.shown).toBe('false')
  })

  it.each([
    ['smoothly', false, 'smooth'],
    ['at once for readers who want little motion', true, 'instant'],
  ])('leads to the top %s', (_name, wantsLittleMotion, behavior) => {
    preferLittleMotion(wantsLittleMotion)
    render(<BackToTop />)
    fireEvent.click(findButton())
    expect(scrollTo).toHaveBeenCalledExactlyOnceWith({ top: 0, behavior })
  })
})
