// @vitest-environment jsdom
import { act, cleanup, renderHook } from '@testing-library/react'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { usePageChanges } from './use-page-changes'

const router = vi.hoisted(() => {
  const listeners = new Map<string, () => void>()
  return {
    events: { on: (type: string, listener: () => void) => listeners.set(type, listener), off: () => {} },
    emit: (type: string) => listeners.get(type)?.(),
  }
})
vi.mock('next/router', () => ({ useRouter: () => router }))

afterEach(() => {
  cleanup()
  document.body.replaceChildren()
})

/** Follows a link as the router does. */
function goTo(address: string): void {
  window.history.pushState(null, '', address)
  act(() => router.emit('routeChangeComplete'))
}

/** Puts a link on the page, with the focus on it. */
function focusLink(): HTMLElement {
  const link = document.createElement('a')
  link.href = '/docs/'
  document.body.append(link)
  link.focus()
  return link
}

describe('usePageChanges', () => {
  it('lets the keyboard start anew on another page, and where the query is another one', () => {
    window.history.replaceState(null, '', '/docs/')
    renderHook(() => usePageChanges())
    for (const address of ['/docs/guide/', '/docs/guide/?theme=dark']) {
      focusLink()
      goTo(address)
      expect(document.activeElement).toBe(document.body)
    }
  })

  it('leaves the focus where it is when the open page is opened once more', () => {
    window.history.replaceState(null, '', '/docs/')
    renderHook(() => usePageChanges())
    const link = focusLink()
    goTo('/docs/')
    expect(document.activeElement).toBe(link)
  })

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
