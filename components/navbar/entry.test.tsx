// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, describe, expect, it } from 'vitest'
import { Entry } from './entry'

afterEach(() => {
  cleanup()
  localStorage.clear()
})

const link = { kind: 'link', label: 'Next', href: '/docs/', isActive: false } as const

describe('Entry', () => {
  it('is a link that tells whether its page is open', () => {
    const { rerender } = render(<Entry entry={link} />)
    expect(screen.getByRole('link').getAttribute('aria-current')).toBeNull()
    rerender(<Entry entry={{ ...link, isActive: true }} />)
    expect(screen.getByRole('link').getAttribute('aria-current')).toBe('page')
  })

  it('keeps a version by its name when it is chosen, and nothing else', () => {
    const { rerender } = render(<Entry entry={link} />)
    fireEvent.click(screen.getByRole('link'))
    expect(localStorage.length).toBe(0)
    rerender(<Entry entry={{ ...link, version: 'current' }} />)
    fireEvent.click(screen.getByRole('link'))
    expect({ ...localStorage }).toEqual({ 'docs-version': 'current' })
  })

  it('leads to another language by a full load', () => {
    render(<Entry entry={{ ...link, label: 'Français', href: '/fr/docs/', lang: 'fr' }} />)
    const { attributes } = screen.getByRole('link')
    expect(Object.fromEntries([...attributes].map(({ name, value }) => [name, value]))).toMatchObject({
      href: '/fr/docs/',
      lang: 'fr',
      target: '_self',
      rel: 'noopener noreferrer',
    })
  })

  it('puts HTML of the configuration on the page as it is, outside a link', () => {
    render(<Entry entry={{ kind: 'html', value: '<em>New</em>' }} className="item" />)
    expect(screen.getByText('New').tagName).toBe('EM')
    expect(screen.getByText('New').closest('.item')).not.toBeNull()
    expect(screen.queryByRole('link')).toBeNull()
  })
})
