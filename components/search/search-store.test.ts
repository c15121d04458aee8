// @vitest-environment jsdom
import { act, cleanup, renderHook } from '@testing-library/react'
import { afterEach, expect, it } from 'vitest'
import { closeSearch, openSearch, useSearchState } from './search-store'

afterEach(() => {
  cleanup()
  closeSearch()
})

it('is closed at first, and opens with a query or an empty box', () => {
  const { result } = renderHook(() => useSearchState())
  expect(result.current).toEqual({ isOpen: false, query: '', requests: 0 })
  act(() => openSearch())
  expect(result.current).toEqual({ isOpen: true, query: '', requests: 1 })
  act(() => closeSearch())
  act(() => openSearch('battery'))
  expect(result.current).toEqual({ isOpen: true, query: 'battery', requests: 1 })
})

it('keeps its query when it is asked for twice, and counts', () => {
  const { result } = renderHook(() => useSearchState())
  act(() => openSearch('battery'))
  act(() => openSearch('reset'))
  expect(result.current).toEqual({ isOpen: true, query: 'battery', requests: 2 })
})
