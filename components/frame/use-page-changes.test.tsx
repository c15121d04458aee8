// @vitest-environment jsdom
import { cleanup, renderHook } from '@testing-library/react'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { usePageChanges } from './use-page-changes'

const router = vi.hoisted(() => ({ events: { on: () => {}, off: () => {} } }))
vi.mock('next/router', () => ({ useRouter: () => router }))

afterEach(() => {
  cleanup()
  document.body.replaceChildren()
})

describe('usePageChanges', () => {
  it('makes the announcements of Next.js wait, though their element comes after the first page', () => {
    const { rerender } = renderHook(() => usePageChanges())
    const announcer = document.createElement('p')
    announcer.id = '__next-route-announcer__'
    announcer.setAttribute('aria-live', 'assertive')
    announcer.setAttribute('role', 'alert')
    document.body.append(announcer)
    rerender()
    expect(announcer.getAttribute('aria-live')).toBe('polite')
    expect(announcer.getAttribute('role')).toBe('status')
  })
})
