// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { deferredScriptsLoader, deferredScriptType, earlyPressesKey } from './deferred-scripts'

const root = document.documentElement

/** Stops what the script listens to, which would go on in the next test. */
let controller: AbortController

beforeEach(() => {
  controller = new AbortController()
  const listen = window.addEventListener.bind(window)
  vi.spyOn(window, 'addEventListener').mockImplementation(
    (name: string, listener: unknown, options: unknown) =>
      listen(name, listener as EventListener, {
        ...(typeof options === 'object' ? options : { capture: options === true }),
        signal: controller.signal,
      }),
  )
  root.dataset.hasHydrated = 'false'
  document.body.innerHTML = `
    <script type="${deferredScriptType}" src="/one.js"></script>
    <script type="${deferredScriptType}" src="/two.js"></script>
    <button id="menu"><svg id="icon"></svg></button>
    <span id="place"><button id="colors" disabled></button></span>
    <button id="search" data-opens-search></button>
    <button id="retry"></button>
    <a id="link" href="#part">Part</a>`
  new Function(deferredScriptsLoader)()
})

afterEach(() => {
  controller.abort()
  document.head.innerHTML = ''
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
})

const find = (id: string) => document.getElementById(id) as HTMLElement
const listLoaded = () =>
  [...document.querySelectorAll('script')]
    .filter(({ type }) => type !== deferredScriptType)
    .map((script) => [new URL(script.src).pathname, script.async])
const listPresses = () => (Reflect.get(window, earlyPressesKey) as HTMLElement[]).map(({ id }) => id)
const pressKey = (key: string, keys: KeyboardEventInit = {}) =>
  !window.dispatchEvent(new KeyboardEvent('keydown', { key, cancelable: true, ...keys }))

describe('the scripts of a page', () => {
  it('wait until the page is loaded and the browser is idle, and come in their order', () => {
    const idle = vi.fn()
    vi.stubGlobal('requestIdleCallback', idle)
    expect(listLoaded()).toEqual([])
    window.dispatchEvent(new Event('load'))
    expect(listLoaded()).toEqual([])
    idle.mock.calls[0]?.[0]()
    expect(listLoaded()).toEqual([
      ['/one.js', false],
      ['/two.js', false],
    ])
  })

  it('come all the same in a browser that does not say when it is idle', () => {
    vi.useFakeTimers()
    window.dispatchEvent(new Event('load'))
    vi.runAllTimers()
    vi.useRealTimers()
    expect(listLoaded()).toHaveLength(2)
  })

  it.each(['pointermove', 'pointerdown', 'touchstart', 'wheel', 'keydown', 'focusin'])(
    'come at the first %s, and once',
    (sign) => {
      window.dispatchEvent(new Event(sign))
      window.dispatchEvent(new Event(sign))
      expect(listLoaded()).toHaveLength(2)
    },
  )

  it('do not come for a mouse that rests over the page, but for its first movement', () => {
    const movePointer = (movementX: number) =>
      window.dispatchEvent(Object.assign(new Event('pointermove'), { movementX, movementY: 0 }))
    movePointer(0)
    expect(listLoaded()).toEqual([])
    movePointer(1)
    expect(listLoaded()).toHaveLength(2)
  })

  it('begin with the modules of React, in a task before those of Next.js', () => {
    const push = vi.fn()
    vi.stubGlobal('webpackChunk_N_E', { push })
    const waiting = document.createElement('script')
    Object.assign(waiting, { type: deferredScriptType, src: '/_next/static/chunks/framework-1a2b.js' })
    document.body.prepend(waiting)
    // A page can be called so, too.
    const page = document.createElement('script')
    Object.assign(page, { type: deferredScriptType, src: '/_next/static/chunks/pages/framework-3c4d.js' })
    waiting.after(page)
    window.dispatchEvent(new Event('pointermove'))
    expect(listLoaded()[0]?.[0]).toBe('/_next/static/chunks/framework-1a2b.js')
    const [framework, ...others] = document.body.querySelectorAll('script:not([type])')
    for (const other of others) other.dispatchEvent(new Event('load'))
    expect(push).not.toHaveBeenCalled()
    framework?.dispatchEvent(new Event('load'))
    const load = Object.assign(vi.fn(), { m: { 12: vi.fn(), 7: vi.fn() } })
    push.mock.calls[0]?.[0][2](load)
    expect(load.mock.calls).toEqual([['7'], ['12']])
  })

  it('are run in one task, and the page is rendered in the next', async () => {
    vi.useFakeTimers()
    const ready = vi.fn()
    const waiting = window.__NEXT_PRELOADREADY?.().then(ready)
    await Promise.resolve()
    expect(ready).not.toHaveBeenCalled()
    vi.advanceTimersByTime(1)
    await waiting
    vi.useRealTimers()
    expect(ready).toHaveBeenCalledOnce()
  })

  it('wait for the end of the page', () => {
    vi.spyOn(document, 'readyState', 'get').mockReturnValue('loading')
    window.dispatchEvent(new Event('pointermove'))
    expect(listLoaded()).toEqual([])
    window.dispatchEvent(new Event('DOMContentLoaded'))
    expect(listLoaded()).toHaveLength(2)
  })
})

describe('what is pressed before the page is interactive', () => {
  it('is kept in the order of the last presses, each button once, and goes nowhere else', () => {
    const follow = vi.fn()
    document.body.addEventListener('click', follow)
    find('icon').dispatchEvent(new MouseEvent('click', { bubbles: true }))
    find('place').click()
    find('menu').click()
    document.body.removeEventListener('click', follow)
    expect(listPresses()).toEqual(['colors', 'menu'])
    expect(listLoaded(), 'what follows them').toHaveLength(2)
    expect(follow).not.toHaveBeenCalled()
  })

  it('is left to links, and to buttons that work already', () => {
    const retry = vi.fn()
    find('retry').onclick = retry
    find('retry').click()
    find('link').click()
    document.dispatchEvent(new MouseEvent('click'))
    expect(retry).toHaveBeenCalledOnce()
    expect(listPresses()).toEqual([])
  })

  it('may be the keys of the search, and no other keys', () => {
    expect(pressKey('k')).toBe(false)
    expect(pressKey('k', { ctrlKey: true, shiftKey: true })).toBe(false)
    expect(pressKey('k', { ctrlKey: true, metaKey: true })).toBe(false)
    expect(pressKey('k', { altKey: true, ctrlKey: true })).toBe(false)
    expect(listPresses()).toEqual([])
    expect(pressKey('K', { metaKey: true })).toBe(true)
    expect(listPresses()).toEqual(['search'])
  })

  it('is kept no longer once the page follows presses itself', () => {
    root.dataset.hasHydrated = 'true'
    find('menu').click()
    expect(pressKey('k', { ctrlKey: true })).toBe(false)
    expect(listPresses()).toEqual([])
  })
})
