// @vitest-environment jsdom
import { cleanup, render, screen, within } from '@testing-library/react'
import { afterEach, describe, expect, it } from 'vitest'
import { findTrail, type NavigationItem } from '../../lib/navigation/navigation'
import { DocsSidebar } from './docs-sidebar'

afterEach(cleanup)

const guides: NavigationItem[] = [
  {
    title: 'Client Application',
    route: '/docs/category/client-application/',
    children: [{ title: 'Select units', route: '/docs/client-application/select-units/', children: [] }],
  },
  {
    title: 'BinBar',
    route: undefined,
    children: [{ title: 'Light patterns', route: '/docs/binbar/led-patterns/', children: [] }],
  },
  { title: 'API', route: '/docs/category/api/', children: [] },
]

/** What the reader sees on the page of a route: text and address of each link. */
function readLinks(route: string) {
  render(
    <DocsSidebar
      page={{
        title: 'Any page',
        frontMatter: { title: 'Any page', description: 'Any.', status: 'draft', layout: 'docs' },
        route,
        canonicalRoute: route,
        guides,
        trail: findTrail(guides, route),
        isErrorPage: false,
      }}
    />,
  )
  const links = within(screen.getByRole('navigation', { name: 'Docs sidebar' })).getAllByRole('link')
  return links.map((link) => [link.textContent, link.getAttribute('href')])
}

describe('DocsSidebar', () => {
  it('shows the guide that the reader is in, then the ways to the others', () => {
    expect(readLinks('/docs/client-application/select-units/')).toEqual([
      ['Client Application', '/docs/category/client-application/'],
      ['Select units', '/docs/client-application/select-units/'],
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
})
