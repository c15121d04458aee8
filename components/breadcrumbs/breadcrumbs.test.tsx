// @vitest-environment jsdom
import { cleanup, render, screen, within } from '@testing-library/react'
import { afterEach, describe, expect, it } from 'vitest'
import type { NavigationItem } from '../../lib/navigation/navigation'
import { Breadcrumbs } from './breadcrumbs'

afterEach(cleanup)

const page: NavigationItem = {
  id: 'client-application/release-notes/0.1.0',
  title: '0.1.0',
  route: '/docs/client-application/release-notes/0.1.0/',
  children: [],
}
const plainCategory: NavigationItem = {
  id: 'client-application/release-notes',
  title: 'Release notes',
  route: undefined,
  children: [page],
}
const guide: NavigationItem = {
  id: 'client-application',
  title: 'Client Application',
  route: '/docs/category/client-application/',
  children: [plainCategory],
}

describe('Breadcrumbs', () => {
  it('show the way from the home page to the open page', () => {
    render(<Breadcrumbs trail={[guide, plainCategory, page]} />)
    const crumbs = within(screen.getByRole('navigation', { name: 'Breadcrumbs' })).getAllByRole('listitem')
    expect(crumbs.map(({ textContent }) => textContent)).toEqual([
      '',
      'Client Application',
      'Release notes',
      '0.1.0',
    ])
    const [home] = crumbs
    expect(home && within(home).getByRole('link', { name: 'Home page' }).getAttribute('href')).toBe('/')
  })

  it('lead to the page of a category, and nowhere for a category without one', () => {
    render(<Breadcrumbs trail={[guide, plainCategory, page]} />)
    expect(screen.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
      '/',
      '/docs/category/client-application/',
    ])
    const category = screen.getByText('Release notes')
    expect(category.closest('a')).toBeNull()
    expect(category.hasAttribute('aria-current')).toBe(false)
  })

  it('mark the open page, which is no link', () => {
    render(<Breadcrumbs trail={[guide, plainCategory, page]} />)
    expect(screen.getByText('0.1.0').getAttribute('aria-current')).toBe('page')
    expect(screen.queryByRole('link', { name: '0.1.0' })).toBeNull()
  })

  it('mark a category that is the open page itself', () => {
    render(<Breadcrumbs trail={[guide]} />)
    expect(screen.getByText('Client Application').getAttribute('aria-current')).toBe('page')
    expect(screen.queryByRole('link', { name: 'Client Application' })).toBeNull()
  })
})
