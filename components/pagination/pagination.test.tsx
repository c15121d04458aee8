// @vitest-environment jsdom
import { cleanup, render, screen, within } from '@testing-library/react'
import { afterEach, describe, expect, it } from 'vitest'
import type { NavigationItem } from '../../lib/navigation/navigation'
import type { FrontMatter } from '../../lib/pages/front-matter'
import { Pagination } from './pagination'

afterEach(cleanup)

const guides: NavigationItem[] = [
  {
    id: 'client-application',
    title: 'Client Application',
    route: '/docs/category/client-application/',
    children: [
      {
        id: 'client-application/select-units',
        title: 'Select units',
        route: '/docs/client-application/select-units/',
        children: [],
      },
      {
        id: 'client-application/release-notes',
        title: 'Release notes',
        route: undefined,
        children: [
          {
            id: 'client-application/release-notes/0.1.0',
            title: '0.1.0',
            route: '/docs/client-application/release-notes/0.1.0/',
            children: [],
          },
        ],
      },
    ],
  },
  { id: 'binbar', title: 'BinBar', route: '/docs/category/binbar/', children: [] },
]

/** What the reader sees at the end of a page: text and address of each link. */
function readLinks(route: string) {
  const frontMatter: FrontMatter = { title: 'Any page', description: 'Any.', status: 'draft', layout: 'docs' }
  render(<Pagination page={{ guides, canonicalRoute: route, frontMatter }} />)
  const links = within(screen.getByRole('navigation', { name: 'Docs pages' })).queryAllByRole('link')
  return links.map((link) => [link.textContent, link.getAttribute('href')])
}

describe('Pagination', () => {
  it('leads to the page before and the page after, past a category without a page', () => {
    expect(readLinks('/docs/client-application/select-units/')).toEqual([
      ['PreviousClient Application', '/docs/category/client-application/'],
      ['Next0.1.0', '/docs/client-application/release-notes/0.1.0/'],
    ])
  })

  it('leads on to the next guide from the last page of a guide', () => {
    expect(readLinks('/docs/client-application/release-notes/0.1.0/')).toEqual([
      ['PreviousSelect units', '/docs/client-application/select-units/'],
      ['NextBinBar', '/docs/category/binbar/'],
    ])
  })

  it('leads only forward from the first page', () => {
    expect(readLinks('/docs/category/client-application/')).toEqual([
      ['NextSelect units', '/docs/client-application/select-units/'],
    ])
  })

  it('leads only back from the last page', () => {
    expect(readLinks('/docs/category/binbar/')).toEqual([
      ['Previous0.1.0', '/docs/client-application/release-notes/0.1.0/'],
    ])
  })

  it('leads nowhere from a page outside the guides', () => {
    expect(readLinks('/docs/intro/')).toEqual([])
  })
})
