// @vitest-environment jsdom
import { cleanup, render, screen, within } from '@testing-library/react'
import { afterEach, describe, expect, it } from 'vitest'
import { Pagination } from './pagination'

afterEach(cleanup)

const before = { route: '/docs/category/client-application/', title: 'Client Application' }
const after = { route: '/docs/client-application/release-notes/0.1.0/', title: '0.1.0' }

/** What the reader sees at the end of a page: text and address of each link. */
function readLinks(page: Parameters<typeof Pagination>[0]['page']) {
  render(<Pagination page={page} />)
  const links = within(screen.getByRole('navigation', { name: 'Docs pages' })).queryAllByRole('link')
  return links.map((link) => [link.textContent, link.getAttribute('href')])
}

describe('Pagination', () => {
  it('leads to the page before and the page after', () => {
    expect(readLinks({ previous: before, next: after })).toEqual([
      ['PreviousClient Application', before.route],
      ['Next0.1.0', after.route],
    ])
  })

  it('leads only forward from the first page', () => {
    expect(readLinks({ next: after })).toEqual([['Next0.1.0', after.route]])
  })

  it('leads only back from the last page', () => {
    expect(readLinks({ previous: before })).toEqual([['PreviousClient Application', before.route]])
  })

  it('leads nowhere from a page outside the guides', () => {
    expect(readLinks({})).toEqual([])
  })
})
