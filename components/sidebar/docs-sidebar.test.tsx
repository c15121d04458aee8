// @vitest-environment jsdom
import { cleanup, render, screen, within } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { DocsSidebar } from './docs-sidebar'
import { openPageAt } from './sidebar.fixture'

beforeEach(() => sessionStorage.clear())
afterEach(cleanup)

/** What the reader sees on the page of a route: text and address of each link. */
function readLinks(route: string) {
  render(<DocsSidebar page={openPageAt(route)} />)
  const links = within(screen.getByRole('navigation', { name: 'Docs sidebar' })).getAllByRole('link')
  return links.map((link) => [link.textContent, link.getAttribute('href')])
}

describe('DocsSidebar', () => {
  it('shows the guide that the reader is in, then the ways to the others', () => {
    expect(readLinks('/docs/zebra/')).toEqual([
      ['Client Application', '/docs/category/client-application/'],
      ['Zebra crossing', '/docs/zebra/'],
      ['Release notes', '/docs/category/release-notes/'],
      ['BinBar', '/docs/binbar/led-patterns/'],
      ['API', '/docs/category/api/'],
    ])
    expect(screen.getByText('Other guides')).toBeDefined()
  })

  it('leads to the first page of a guide that has no page of its own', () => {
    expect(readLinks('/docs/binbar/led-patterns/')[0]).toEqual(['BinBar', '/docs/binbar/led-patterns/'])
    expect(screen.getByRole('link', { current: 'page' }).textContent).toBe('Light patterns')
  })

  it('shows all guides on a page outside of them', () => {
    expect(readLinks('/')).toEqual([
      ['Client Application', '/docs/category/client-application/'],
      ['BinBar', '/docs/binbar/led-patterns/'],
      ['API', '/docs/category/api/'],
    ])
    expect(screen.getByText('Guides')).toBeDefined()
  })

  it('shows the entries, once the open categories are restored', () => {
    document.documentElement.dataset.sidebarRestoring = 'true'
    render(<DocsSidebar page={openPageAt('/docs/zebra/')} />)
    expect(document.documentElement.dataset.sidebarRestoring).toBeUndefined()
  })
})
