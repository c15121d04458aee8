// @vitest-environment jsdom
import { render } from '@testing-library/react'
import { useEffect } from 'react'
import { afterEach, expect, it, vi } from 'vitest'
import { earlyPressesKey } from '../../lib/frame/deferred-scripts'
import { useHydrated } from '../navigation/use-hydrated'
import { HydrationEnd } from './hydration-end'

const seen: string[] = []

/** A part that waits, and writes down what it and the page say. */
function Waiting() {
  const isHydrated = useHydrated()
  useEffect(() => {
    seen.push(`${isHydrated} ${document.documentElement.dataset.hasHydrated}`)
  }, [isHydrated])
  return null
}

afterEach(() => {
  vi.useRealTimers()
  Reflect.deleteProperty(window, earlyPressesKey)
  delete document.documentElement.dataset.hasHydrated
})

it('says that the page is interactive, and follows what was pressed before, in its order', () => {
  vi.useFakeTimers()
  const followed: string[] = []
  const presses = ['menu', 'search'].map((id) => {
    const button = document.createElement('button')
    button.onclick = () => followed.push(id)
    return button
  })
  Reflect.set(window, earlyPressesKey, presses)
  render(<HydrationEnd />)
  expect(document.documentElement.dataset.hasHydrated).toBe('true')
  expect(followed).toEqual([])
  vi.runAllTimers()
  expect(followed).toEqual(['menu', 'search'])
  expect(presses).toEqual([])
})

it('says so only when what waits for it has changed', () => {
  render(
    <>
      <Waiting />
      <HydrationEnd />
    </>,
  )
  expect(seen).toEqual(['false undefined', 'true undefined'])
  expect(document.documentElement.dataset.hasHydrated).toBe('true')
})

it('needs no early presses', () => {
  expect(() => render(<HydrationEnd />)).not.toThrow()
})
