// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react'
import { renderToString } from 'react-dom/server'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { Collapsible } from './collapsible'

const animate = vi.fn<Element['animate']>()

/** The part with its one entry, as it is in a state. */
function part(isOpen: boolean) {
  return (
    <Collapsible isOpen={isOpen} id="part">
      <a href="/entry/">Entry</a>
    </Collapsible>
  )
}

/** Lets the browser have animations, and a preference about motion. */
function allowAnimations(prefersReducedMotion: boolean): void {
  document.documentElement.dataset.hasHydrated = 'true'
  vi.stubGlobal('matchMedia', () => ({ matches: prefersReducedMotion }))
  vi.spyOn(HTMLElement.prototype, 'scrollHeight', 'get').mockReturnValue(104)
  Object.assign(HTMLElement.prototype, { animate })
}

/** Start, end and duration of the last animation. */
function readAnimation(): unknown[] {
  const [frames, options] = animate.mock.lastCall ?? []
  const heights = Array.isArray(frames) ? frames.map(({ height }) => height) : []
  return [...heights, typeof options === 'object' ? Math.round(Number(options.duration)) : options]
}

afterEach(() => {
  cleanup()
  animate.mockReset()
  delete document.documentElement.dataset.hasHydrated
  Reflect.deleteProperty(HTMLElement.prototype, 'animate')
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

describe('Collapsible', () => {
  it('makes its children when it first opens, and keeps them', () => {
    const { rerender } = render(part(false))
    expect(screen.queryByText('Entry')).toBeNull()
    rerender(part(true))
    const entry = screen.getByText('Entry')
    rerender(part(false))
    expect(screen.getByText('Entry')).toBe(entry)
  })

  it('can be named by a button, closed too', () => {
    render(part(false))
    expect(document.getElementById('part')?.dataset.open).toBe('false')
  })

  it('is in the static page what it is at first', () => {
    // React warns of layout effects, for this test has a window where the build has none.
    vi.spyOn(console, 'error').mockReturnValue()
    expect(renderToString(part(true))).toContain('Entry')
    expect(renderToString(part(false))).not.toContain('Entry')
  })
})

describe('the animation of Collapsible', () => {
  it('is left out while the page is not interactive yet', () => {
    allowAnimations(false)
    delete document.documentElement.dataset.hasHydrated
    const { rerender } = render(part(false))
    rerender(part(true))
    expect(animate).not.toHaveBeenCalled()
  })

  it('grows and shrinks between nothing and the full height', () => {
    allowAnimations(false)
    const { rerender } = render(part(false))
    rerender(part(true))
    expect(readAnimation()).toEqual(['0px', '104px', 241])
    rerender(part(false))
    expect(readAnimation()).toEqual(['104px', '0px', 241])
  })

  it('turns round where it stands', () => {
    allowAnimations(false)
    const cancel = vi.fn()
    animate.mockReturnValue({ playState: 'running', cancel } as unknown as Animation)
    vi.spyOn(HTMLElement.prototype, 'offsetHeight', 'get').mockReturnValue(40)
    const { rerender } = render(part(false))
    rerender(part(true))
    rerender(part(false))
    expect(cancel).toHaveBeenCalledOnce()
    expect(readAnimation()).toEqual(['40px', '0px', 241])
  })

  it('is over at once for readers who want little motion', () => {
    allowAnimations(true)
    const { rerender } = render(part(false))
    rerender(part(true))
    expect(readAnimation()).toEqual(['0px', '104px', 1])
  })

  it('does not run when the page is opened', () => {
    allowAnimations(false)
    render(part(true))
    expect(animate).not.toHaveBeenCalled()
  })
})
