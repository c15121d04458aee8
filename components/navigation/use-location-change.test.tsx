// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { type LocationChange, useLocationChange } from './use-location-change'

const listeners = vi.hoisted(() => new Map<string, () => void>())

vi.mock('next/router', () => {
  const events = {
    on: (type: string, listener: () => void) => listeners.set(type, listener),
    off: () => undefined,
  }
  return { useRouter: () => ({ events }) }
})

const changes: LocationChange[] = []

function Observer() {
  useLocationChange((change) => changes.push(change))
  return <a href="#link">Another place</a>
}

beforeEach(() => {
  window.history.replaceState(null, '', '/docs/')
  changes.length = 0
  render(<Observer />)
})

afterEach(cleanup)

it('tells another page from another heading', () => {
  window.history.pushState(null, '', '/docs/#gr%C3%B6%C3%9Fe')
  listeners.get('hashChangeComplete')?.()
  window.history.pushState(null, '', '/docs/binbar/')
  listeners.get('routeChangeComplete')?.()
  expect(changes).toEqual([
    { isOtherPage: false, hash: 'größe', isTraversal: false },
    { isOtherPage: true, hash: '', isTraversal: false },
  ])
})

it('takes both reports of one step back for one, until the reader follows something else', () => {
  window.dispatchEvent(new PopStateEvent('popstate'))
  window.dispatchEvent(
    new HashChangeEvent('hashchange', { oldURL: 'http://a/docs/#x', newURL: 'http://a/docs/' }),
  )
  listeners.get('hashChangeComplete')?.()
  screen.getByText('Another place').click()
  listeners.get('routeChangeComplete')?.()
  expect(changes.map(({ isTraversal }) => isTraversal)).toEqual([true, true, false])
})
