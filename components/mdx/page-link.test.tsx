// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { PageLink } from './page-link'

vi.mock('../navigation/base-path', () => ({ basePath: '/help' }))

afterEach(cleanup)

describe('PageLink to a page of this site', () => {
  it.each([
    ['/', '/'],
    ['/docs/intro/', '/docs/intro/'],
    ['/docs/intro', '/docs/intro/'],
    ['/docs/client-application/release-notes/0.1.0', '/docs/client-application/release-notes/0.1.0/'],
    ['/docs/client-application/release-notes/0.1.0/', '/docs/client-application/release-notes/0.1.0/'],
    ['/docs/intro?from=label', '/docs/intro/?from=label'],
    ['/docs/intro#tools', '/docs/intro/#tools'],
    ['/docs/release-notes/0.1.0?from=label#fixed', '/docs/release-notes/0.1.0/?from=label#fixed'],
  ])('leads from %s to its canonical address', (href, canonical) => {
    render(<PageLink href={href}>The page</PageLink>)
    expect(screen.getByRole('link', { name: 'The page' }).getAttribute('href')).toBe(`/help${canonical}`)
  })

  it('leads to a file by its own address', () => {
    render(<PageLink href="/files/binbar.graphql">The schema</PageLink>)
    expect(screen.getByRole('link').getAttribute('href')).toBe('/help/files/binbar.graphql')
  })

  it('opens in the same tab', () => {
    render(<PageLink href="/docs/intro/">The page</PageLink>)
    expect(screen.getByRole('link').hasAttribute('target')).toBe(false)
  })

  it('keeps what else is said of the link', () => {
    render(
      <PageLink href="/docs/" aria-current="page" aria-label="Home page">
        Docs
      </PageLink>,
    )
    expect(screen.getByRole('link', { name: 'Home page', current: 'page' })).toBeDefined()
  })
})

describe('PageLink to another host', () => {
  it.each(['https://example.com/docs/intro', 'http://example.com', 'HTTPS://example.com/'])(
    'opens %s as written in a new tab, and says so',
    (href) => {
      render(<PageLink href={href}>The source</PageLink>)
      const link = screen.getByRole('link', { name: 'The source (opens in new tab)' })
      expect(link.getAttribute('href')).toBe(href)
      expect(link.getAttribute('target')).toBe('_blank')
      expect(link.getAttribute('rel')).toBe('noopener noreferrer')
    },
  )
})

describe('PageLink to neither', () => {
  it.each(['#tools', '#a.b', 'mailto:help@example.com', 'tel:+15550100'])('leaves %s plain', (href) => {
    render(<PageLink href={href}>The place</PageLink>)
    const link = screen.getByRole('link', { name: 'The place' })
    expect(link.getAttribute('href')).toBe(href)
    expect(link.hasAttribute('target')).toBe(false)
  })
})
