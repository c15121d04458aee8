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
  expect(result.current).toEqual({ isOpen: false, query: '' })
  act(() => openSearch())
  expect(result.current).toEqual({ isOpen: true, query: '' })
  act(() => closeSearch())
  act(() => openSearch('battery'))
  expect(result.current).toEqual({ isOpen: true, query: 'battery' })
})

it('stays as it is when it is opened twice', () => {
  const { result } = renderHook(() => useSearchState())
  act(() => openSearch('battery'))
  act(() => openSearch('reset'))
  expect(result.current.query).toBe('battery')
})
