// @vitest-environment jsdom
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react'
import { renderToString } from 'react-dom/server'
import { afterEach, beforeAll, describe, expect, it } from 'vitest'
import { ColorModeToggle } from './color-mode-toggle'

beforeAll(() => {
  window.matchMedia = () =>
    ({ matches: true, addEventListener: () => undefined, removeEventListener: () => undefined }) as never
})

afterEach(() => {
  cleanup()
  act(() => sendStorage(null))
  localStorage.clear()
})

function sendStorage(newValue: string | null) {
  window.dispatchEvent(new StorageEvent('storage', { key: 'theme', newValue }))
}

const describeButton = () => {
  const button = screen.getByRole('button')
  return [button.title, button.getAttribute('aria-label'), document.documentElement.dataset.theme]
}

describe('ColorModeToggle', () => {
  it('is disabled in the static page', () => {
    expect(renderToString(<ColorModeToggle />)).toContain('disabled=""')
  })

  it('goes from light to dark and back, and keeps the choice', () => {
    render(<ColorModeToggle />)
    expect(screen.getByRole('button').title).toBe('light mode')
    fireEvent.click(screen.getByRole('button'))
    expect(describeButton()).toEqual([
      'dark mode',
      'Switch between dark and light mode (currently dark mode)',
      'dark',
    ])
    expect(localStorage.getItem('theme')).toBe('dark')
    fireEvent.click(screen.getByRole('button'))
    expect(localStorage.getItem('theme')).toBe('light')
  })

  it('follows another tab, and goes back to the default when the choice is taken away or damaged there', () => {
    render(<ColorModeToggle />)
    act(() => sendStorage('dark'))
    expect(screen.getByRole('button').title).toBe('dark mode')
    act(() => sendStorage('mauve'))
    expect(screen.getByRole('button').title).toBe('light mode')
    act(() => sendStorage('dark'))
    act(() => sendStorage(null))
    expect(screen.getByRole('button').title).toBe('light mode')
  })
})
