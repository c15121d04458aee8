// @vitest-environment jsdom
import { render } from '@testing-library/react'
import { afterEach, expect, it, vi } from 'vitest'
import { earlyPressesKey } from '../../lib/frame/deferred-scripts'
import { HydrationEnd } from './hydration-end'

afterEach(() => {
  vi.useRealTimers()
  Reflect.deleteProperty(window, earlyPressesKey)
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

it('needs no early presses', () => {
  expect(() => render(<HydrationEnd />)).not.toThrow()
})
