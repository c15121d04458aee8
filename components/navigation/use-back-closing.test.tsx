// @vitest-environment jsdom
import { cleanup, renderHook } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { useBackClosing } from './use-back-closing'

const heard: string[] = []
const note = ({ type }: Event) => heard.push(type)
const go = vi.fn()
let index = 5

/** Moves the browser to an entry of the history, as a step of the reader does. */
function stepTo(place: number, address: string): void {
  const oldURL = window.location.href
  index = place
  window.history.replaceState(null, '', address)
  window.dispatchEvent(new PopStateEvent('popstate'))
  const newURL = window.location.href
  if (oldURL.split('#')[0] === newURL.split('#')[0] && oldURL !== newURL)
    window.dispatchEvent(new HashChangeEvent('hashchange', { oldURL, newURL }))
}

/** Covers the page until it is closed. Gives what was closed, in its order. */
function cover(...names: string[]): string[] {
  const closed: string[] = []
  for (const name of names) {
    const { rerender } = renderHook((isOpen: boolean) => useBackClosing(isOpen, close), {
      initialProps: true,
    })
    function close() {
      closed.push(name)
      queueMicrotask(() => rerender(false))
    }
  }
  return closed
}

beforeEach(() => {
  index = 5
  heard.length = 0
  go.mockReset()
  window.history.replaceState(null, '', '/docs/')
  vi.spyOn(window.history, 'go').mockImplementation(go)
  vi.stubGlobal('navigation', {
    get currentEntry() {
      return { index }
    },
  })
  window.addEventListener('popstate', note)
  window.addEventListener('hashchange', note)
})

afterEach(() => {
  cleanup()
  window.removeEventListener('popstate', note)
  window.removeEventListener('hashchange', note)
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
})

describe('useBackClosing', () => {
  it.each([
    ['back', 4, 1],
    ['forward', 6, -1],
    ['back by two', 3, 2],
  ])('closes on the way %s, which is taken back, and nobody else hears of it', (_name, place, wayBack) => {
    const closed = cover('panel')
    stepTo(place, '/')
    expect(closed).toEqual(['panel'])
    expect(go).toHaveBeenCalledExactlyOnceWith(wayBack)
    stepTo(5, '/docs/')
    expect(heard).toEqual([])
    stepTo(4, '/')
    expect(heard).toEqual(['popstate'])
    expect(go).toHaveBeenCalledOnce()
  })

  it('keeps a step to another heading of the page to itself, too', () => {
    cover('panel')
    stepTo(6, '/docs/#tools')
    stepTo(5, '/docs/')
    expect(heard).toEqual([])
    stepTo(6, '/docs/#tools')
    expect(heard).toEqual(['popstate', 'hashchange'])
  })

  it('goes back by one where the browser does not tell the places', () => {
    vi.stubGlobal('navigation', undefined)
    cover('panel')
    stepTo(4, '/')
    expect(go).toHaveBeenCalledExactlyOnceWith(1)
    stepTo(5, '/docs/')
    expect(heard).toEqual([])
  })

  it('closes the topmost of two first', () => {
    const closed = cover('panel', 'search')
    stepTo(4, '/')
    stepTo(5, '/docs/')
    expect(closed).toEqual(['search'])
    stepTo(4, '/')
    stepTo(5, '/docs/')
    expect(closed).toEqual(['search', 'panel'])
  })

  it('leaves the steps alone while nothing covers the page', () => {
    const { rerender } = renderHook((isOpen: boolean) => useBackClosing(isOpen, () => {}), {
      initialProps: true,
    })
    rerender(false)
    stepTo(4, '/')
    expect(heard).toEqual(['popstate'])
    expect(go).not.toHaveBeenCalled()
  })

  it('hears of a step before those that were there first', async () => {
    vi.resetModules()
    const order: string[] = []
    vi.spyOn(window, 'addEventListener').mockImplementation((type) => order.push(type))
    await import('./use-back-closing')
    expect(order).toEqual(['popstate', 'hashchange'])
  })
})
