// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { renderToStaticMarkup } from 'react-dom/server'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { composeContents } from '../../lib/toc/compose-contents'
import { MobileContents } from './mobile-contents'

afterEach(() => {
  cleanup()
  vi.restoreAllMocks()
})

const contents = composeContents([{ depth: 2, value: 'Tools', id: 'tools' }], {})

describe('MobileContents', () => {
  it('is folded in the static page, without links', () => {
    // React warns of layout effects, for this test has a window where the build has none.
    vi.spyOn(console, 'error').mockReturnValue()
    const html = renderToStaticMarkup(<MobileContents contents={contents} />)
    expect(html).toContain('On this page')
    expect(html).not.toContain('<a ')
  })

  it('makes its links when it is opened, and says that it is open', () => {
    render(<MobileContents contents={contents} />)
    const button = screen.getByRole('button', { name: 'On this page' })
    expect(button.getAttribute('aria-expanded')).toBe('false')
    expect(screen.queryByRole('link')).toBeNull()
    fireEvent.click(button)
    expect(button.getAttribute('aria-expanded')).toBe('true')
    expect(screen.getByRole('link', { name: 'Tools' }).getAttribute('href')).toBe('#tools')
    expect(document.getElementById(button.getAttribute('aria-controls') ?? '')).not.toBeNull()
  })

  it('stays open when a link is followed, and folds again', () => {
    render(<MobileContents contents={contents} />)
    const button = screen.getByRole('button', { name: 'On this page' })
    fireEvent.click(button)
    fireEvent.click(screen.getByRole('link', { name: 'Tools' }))
    expect(button.getAttribute('aria-expanded')).toBe('true')
    fireEvent.click(button)
    expect(button.getAttribute('aria-expanded')).toBe('false')
  })
})
