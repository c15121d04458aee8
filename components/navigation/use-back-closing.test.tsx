// @vitest-environment jsdom
import { act, cleanup, renderHook } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { useBackClosing } from './use-back-closing'

const router = vi.hoisted(() => new Map<string, () => void>())
vi.mock('next/router', () => {
  const events = { on: (type: string, listener: () => void) => router.set(type, listener), off: () => {} }
  return { useRouter: () => ({ events }) }
})

// Before the module under test, which keeps some of them from all others.
const steps = vi.hoisted(() => {
  const counter = { count: 0 }
  window.addEventListener('popstate', () => void counter.count++, { capture: true })
  return counter
})

const heard: string[] = []
const note = () => heard.push(window.location.pathname)

/** Opens another page as the router does. */
function goTo(address: string): void {
  document.body.click()
  window.history.pushState({ key: `${Math.random()}` }, '', address)
  act(() => router.get('routeChangeComplete')?.())
}

/** Steps through the history as the reader does, until the browser has arrived. */
async function step(distance: number): Promise<void> {
  const before = steps.count
  window.history.go(distance)
  await act(() => vi.waitFor(() => expect(steps.count).toBeGreaterThan(before)))
}

/** Expects what others have heard in the end. */
const expectHeard = (...pages: string[]) => vi.waitFor(() => expect(heard).toEqual(pages))

/** Covers the page until it is closed, the last one topmost. */
function cover(...names: string[]) {
  const closed: string[] = []
  const endings = names.map((name) => {
    const { rerender } = renderHook((isOpen: boolean) => useBackClosing(isOpen, close), {
      initialProps: true,
    })
    function close() {
      closed.push(name)
      queueMicrotask(() => rerender(false))
    }
    return () => rerender(false)
  })
  /** Closes the topmost in another way than by going back. */
  const end = () => endings.pop()?.()
  return { closed, end }
}

beforeEach(() => {
  heard.length = 0
  goTo('/before/')
  goTo('/docs/')
  window.addEventListener('popstate', note)
})

afterEach(() => {
  cleanup()
  window.removeEventListener('popstate', note)
})

describe('useBackClosing', () => {
  it('closes by going back, which nobody else hears of; the next step leaves the page', async () => {
    const { closed } = cover('panel')
    await step(-1)
    expect(closed).toEqual(['panel'])
    expect(window.location.pathname).toBe('/docs/')
    expect(heard).toEqual([])
    await step(-1)
    await expectHeard('/before/')
  })

  it('closes the topmost of two first', async () => {
    const { closed } = cover('panel', 'search')
    await step(-1)
    expect(closed).toEqual(['search'])
    await step(-1)
    expect(closed).toEqual(['search', 'panel'])
    expect(heard).toEqual([])
  })

  it('closes the one that is left by one step, when the topmost has gone in another way', async () => {
    const { closed, end } = cover('panel', 'search')
    end()
    await step(-1)
    expect(closed).toEqual(['panel'])
    expect(window.location.pathname).toBe('/docs/')
  })

  it('leaves no step that does nothing, when it has gone in another way', async () => {
    const { end } = cover('panel')
    end()
    await step(-1)
    await expectHeard('/before/')
    await step(1)
    await expectHeard('/before/', '/docs/')
    await step(1)
    await step(-1)
    await expectHeard('/before/', '/docs/', '/before/')
  })

  it('makes one entry, however often it opens', () => {
    const before = window.history.length
    for (const name of ['panel', 'search', 'panel']) cover(name).end()
    expect(window.history.length).toBe(before + 1)
  })

  it('leads from what was opened in it to the page, and then to the one before', async () => {
    const { end } = cover('search')
    end()
    goTo('/found/')
    await step(-1)
    expect(window.location.pathname).toBe('/docs/')
    await expectHeard('/docs/')
    await step(-1)
    await expectHeard('/docs/', '/before/')
  })

  it('knows where it is after the router has written the entry anew that the reader came back to', async () => {
    const { end } = cover('search')
    end()
    const { step: known, key } = window.history.state
    goTo('/found/')
    await step(-1)
    window.history.replaceState({ key }, '')
    act(() => router.get('routeChangeComplete')?.())
    expect(window.history.state.step).toEqual(known)
  })

  it('lets a step over several pages be heard', async () => {
    const { end } = cover('search')
    end()
    goTo('/found/')
    await step(-2)
    await expectHeard('/docs/')
  })

  it('closes what is open on the way to another page', async () => {
    const { closed } = cover('panel', 'search')
    await step(-3)
    expect(closed).toEqual(['search', 'panel'])
    await expectHeard('/before/')
  })

  it('hears of a step before those that were there first', async () => {
    vi.resetModules()
    const order: string[] = []
    vi.spyOn(window, 'addEventListener').mockImplementation((type, listener) =>
      order.push(`${type} ${'name' in listener && listener.name}`),
    )
    await import('./use-back-closing')
    vi.restoreAllMocks()
    expect(order[0]).toBe('popstate followStep')
  })

  it('knows where it is after the page is loaded anew at a step, which the router writes anew', async () => {
    cover('search').end()
    const { step: known } = window.history.state
    vi.resetModules()
    const loadedAnew = await import('./use-back-closing')
    window.history.replaceState({ key: 'of another router' }, '')
    renderHook(() => loadedAnew.useBackClosing(false, () => {}))
    expect(window.history.state.step).toEqual(known)
  })
})
