// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen, within } from '@testing-library/react'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { findTrail, type NavigationItem } from '../../lib/navigation/navigation'
import type { OpenPage } from '../navigation/use-page'
import { SidebarItems } from './sidebar-items'

afterEach(cleanup)

const items: NavigationItem[] = [
  { title: 'Zebra crossing', route: '/docs/zebra/', children: [] },
  {
    title: 'Release notes',
    route: '/docs/category/release-notes/',
    children: [
      { title: '0.10.0', route: '/docs/release-notes/0.10.0/', children: [] },
      { title: '0.9.0', route: '/docs/release-notes/0.9.0/', children: [] },
    ],
  },
  {
    title: 'Queries',
    route: undefined,
    children: [
      { title: 'updateContainerSiteBinBar', route: '/docs/queries/update/', children: [] },
      {
        title: 'Old queries',
        route: undefined,
        children: [{ title: 'userByName', route: '/docs/queries/old/user-by-name/', children: [] }],
      },
    ],
  },
]

/** The sidebar as it is on the page of a route. */
function sidebarOn(route: string) {
  const page: OpenPage = {
    title: 'Any page',
    frontMatter: { title: 'Any page', description: 'Any.', status: 'draft', layout: 'docs' },
    route,
    canonicalRoute: route,
    guides: items,
    trail: findTrail(items, route),
    isErrorPage: false,
  }
  return <SidebarItems items={items} page={page} />
}

/** Whether the category is unfolded whose label, or whose caret's name, is given. */
function isUnfolded(label: string): boolean {
  const category = screen.getByText(label).closest('details')
  expect(category).not.toBeNull()
  return category?.open === true
}

describe('SidebarItems', () => {
  it('shows pages and categories in the order of _meta.json', () => {
    render(sidebarOn('/docs/zebra/'))
    expect(screen.getAllByRole('link').map(({ textContent }) => textContent)).toEqual([
      'Zebra crossing',
      'Release notes',
      '0.10.0',
      '0.9.0',
      'updateContainerSiteBinBar',
      'userByName',
    ])
  })

  it('leads to pages and to the pages of categories, also where an address ends in a version', () => {
    render(sidebarOn('/docs/zebra/'))
    expect(screen.getByRole('link', { name: 'Release notes' }).getAttribute('href')).toBe(
      '/docs/category/release-notes/',
    )
    expect(screen.getByRole('link', { name: '0.10.0' }).getAttribute('href')).toBe(
      '/docs/release-notes/0.10.0/',
    )
  })

  it('shows the pages of a category below it', () => {
    render(sidebarOn('/docs/zebra/'))
    const [first] = screen.getAllByRole('group')
    const links = first ? within(first).getAllByRole('link') : []
    expect(links.map(({ textContent }) => textContent)).toEqual(['0.10.0', '0.9.0'])
  })

  it('lets the label of a category without a page fold it, and lead nowhere', () => {
    render(sidebarOn('/docs/zebra/'))
    expect(screen.getByText('Queries').tagName).toBe('SUMMARY')
    expect(screen.queryByRole('link', { name: 'Queries' })).toBeNull()
  })

  it('gives a category with a page a caret, named by what it unfolds', () => {
    render(sidebarOn('/docs/zebra/'))
    expect(screen.getByText('Pages of Release notes').closest('summary')).not.toBeNull()
    expect(screen.getByRole('link', { name: 'Release notes' }).closest('summary')).toBeNull()
  })

  it('warns of nothing', () => {
    const warn = vi.spyOn(console, 'error').mockReturnValue()
    render(sidebarOn('/docs/zebra/'))
    expect(warn.mock.calls).toEqual([])
    warn.mockRestore()
  })
})

describe('the marks of SidebarItems', () => {
  it.each([
    ['/docs/zebra/', 'Zebra crossing'],
    ['/docs/release-notes/0.9.0/', '0.9.0'],
    ['/docs/category/release-notes/', 'Release notes'],
  ])('mark the page %s alone as the open one', (route, name) => {
    render(sidebarOn(route))
    expect(screen.getAllByRole('link', { current: 'page' })).toEqual([screen.getByRole('link', { name })])
  })

  it('mark nothing on a page that the sidebar does not show', () => {
    render(sidebarOn('/docs/intro/'))
    expect(screen.queryByRole('link', { current: 'page' })).toBeNull()
  })
})

describe('the folds of SidebarItems', () => {
  it.each([
    ['a page outside all of them', '/docs/zebra/', [false, false, false]],
    ['a page in one of them', '/docs/release-notes/0.9.0/', [true, false, false]],
    ['the page of a category', '/docs/category/release-notes/', [true, false, false]],
    ['a page in a category without a page', '/docs/queries/update/', [false, true, false]],
    ['a page in a category of a category', '/docs/queries/old/user-by-name/', [false, true, true]],
  ])('show on %s the categories around it and no others', (_page, route, unfolded) => {
    render(sidebarOn(route))
    expect(['Pages of Release notes', 'Queries', 'Old queries'].map(isUnfolded)).toEqual(unfolded)
  })

  it('follow the reader to another category', () => {
    const { rerender } = render(sidebarOn('/docs/release-notes/0.9.0/'))
    rerender(sidebarOn('/docs/queries/update/'))
    expect(['Pages of Release notes', 'Queries'].map(isUnfolded)).toEqual([false, true])
  })

  it('open a category anew for a reader who folded it and comes back to it', () => {
    const { rerender } = render(sidebarOn('/docs/queries/update/'))
    fireEvent.click(screen.getByText('Queries'))
    expect(isUnfolded('Queries')).toBe(false)
    rerender(sidebarOn('/docs/zebra/'))
    rerender(sidebarOn('/docs/queries/update/'))
    expect(isUnfolded('Queries')).toBe(true)
  })

  it('keep a category open for a reader who unfolded it and goes in', () => {
    const { rerender } = render(sidebarOn('/docs/zebra/'))
    fireEvent.click(screen.getByText('Queries'))
    rerender(sidebarOn('/docs/queries/update/'))
    expect(isUnfolded('Queries')).toBe(true)
  })

  it('stay as the reader left them from page to page of one category', () => {
    const { rerender } = render(sidebarOn('/docs/release-notes/0.9.0/'))
    fireEvent.click(screen.getByText('Pages of Release notes'))
    fireEvent.click(screen.getByText('Queries'))
    expect(['Pages of Release notes', 'Queries'].map(isUnfolded)).toEqual([false, true])
    rerender(sidebarOn('/docs/release-notes/0.10.0/'))
    expect(['Pages of Release notes', 'Queries'].map(isUnfolded)).toEqual([false, true])
  })
})
