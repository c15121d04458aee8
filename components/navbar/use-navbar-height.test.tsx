// @vitest-environment jsdom
import { cleanup, renderHook } from '@testing-library/react'
import { afterEach, expect, it, vi } from 'vitest'
import { useNavbarHeight } from './use-navbar-height'

afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

it('tells the styles how high the navbar is while that is not what they take it for', () => {
  let height = 97
  let measure = () => {}
  vi.stubGlobal(
    'ResizeObserver',
    class {
      constructor(callback: () => void) {
        measure = callback
      }
      observe() {}
      disconnect() {}
    },
  )
  const navbar = document.createElement('nav')
  Object.defineProperty(navbar, 'offsetHeight', { get: () => height })
  const { unmount } = renderHook(() => useNavbarHeight({ current: navbar }))
  const read = () => document.documentElement.style.getPropertyValue('--navbar-height')
  expect(read()).toBe('97px')
  height = 60
  measure()
  expect(read()).toBe('')
  height = 116
  measure()
  expect(read()).toBe('116px')
  height = 0
  measure()
  expect(read()).toBe('')
  height = 97
  measure()
  unmount()
  expect(read()).toBe('')
})
