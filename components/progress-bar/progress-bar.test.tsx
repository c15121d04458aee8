// @vitest-environment jsdom
import { act, cleanup, render } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { ProgressBar } from './progress-bar'

const listeners = vi.hoisted(() => new Map<string, (address: string) => void>())

vi.mock('next/router', () => {
  const events = {
    on: (type: string, listener: (address: string) => void) => listeners.set(type, listener),
    off: () => undefined,
  }
  return { useRouter: () => ({ events }) }
})

beforeEach(() => {
  vi.useFakeTimers()
  render(<ProgressBar />)
})

afterEach(() => {
  cleanup()
  vi.useRealTimers()
})

const send = (type: string, address: string) => act(() => listeners.get(type)?.(address))
const wait = (milliseconds: number) => act(() => vi.advanceTimersByTime(milliseconds))
const isVisible = () => document.querySelector('[data-progress-bar]') !== null

describe('ProgressBar', () => {
  it('shows after 200 ms, until the page is there', () => {
    send('routeChangeStart', '/docs/')
    wait(199)
    expect(isVisible()).toBe(false)
    wait(1)
    expect(isVisible()).toBe(true)
    send('routeChangeComplete', '/docs/')
    expect(isVisible()).toBe(false)
  })

  it('never shows for a page that is faster', () => {
    send('routeChangeStart', '/docs/')
    wait(150)
    send('routeChangeComplete', '/docs/')
    wait(1000)
    expect(isVisible()).toBe(false)
  })

  it('never shows where the path stays', () => {
    send('routeChangeStart', `${window.location.pathname}?a=1#b`)
    wait(1000)
    expect(isVisible()).toBe(false)
  })

  it('shows on the way back, where the address has changed before', () => {
    window.history.pushState(null, '', '/before/')
    send('routeChangeStart', '/before/')
    wait(200)
    expect(isVisible()).toBe(true)
    send('routeChangeComplete', '/before/')
    send('routeChangeStart', '/before/?a=1')
    wait(1000)
    expect(isVisible()).toBe(false)
  })

  it('ends with a page that fails', () => {
    send('routeChangeStart', '/docs/')
    wait(300)
    send('routeChangeError', '/docs/')
    expect(isVisible()).toBe(false)
  })
})
