// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen, within } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { SiteConfig } from '../../lib/site/site-config-schema'
import { openPageAt } from './sidebar.fixture'

type PartOfConfig = Pick<SiteConfig, 'title' | 'navbar' | 'sidebar'>

const config: PartOfConfig = { title: 'BinBar Help', navbar: { items: [] } }
vi.mock('../../site.config', () => ({ siteConfig: config }))

/** Opens the site anew on the page of a route. Gives the way to go on to another page. */
async function openSite(route: string, part: Partial<PartOfConfig> = {}): Promise<(route: string) => void> {
  vi.resetModules()
  Object.assign(config, { navbar: { items: [] }, sidebar: { hideable: true } }, part)
  const { DesktopSidebar } = await import('./desktop-sidebar')
  const { rerender } = render(<DesktopSidebar page={openPageAt(route)} />)
  return (next) => rerender(<DesktopSidebar page={openPageAt(next)} />)
}

beforeEach(() => {
  sessionStorage.clear()
  delete document.documentElement.dataset.sidebarHidden
})

afterEach(() => {
  cleanup()
  vi.restoreAllMocks()
})

describe('DesktopSidebar', () => {
  it('holds the docs sidebar, and can be named by a link', async () => {
    await openSite('/docs/zebra/')
    const aside = screen.getByRole('complementary')
    expect(aside.id).toBe('docs-sidebar')
    expect(within(aside).getByRole('navigation', { name: 'Docs sidebar' })).toBeDefined()
  })

  it('starts with the way home, for the mouse alone', async () => {
    await openSite('/docs/zebra/')
    const logo = screen.getByText('BinBar Help')
    expect(logo.closest('a')?.tabIndex).toBe(-1)
    expect(screen.queryByRole('link', { name: 'BinBar Help' })).toBeNull()
  })

  it('leaves the way home to a navbar that is always in view', async () => {
    await openSite('/docs/zebra/', { navbar: { items: [], hideOnScroll: false } })
    expect(screen.queryByText('BinBar Help')).toBeNull()
  })

  it('has no buttons to hide it, unless the site says so', async () => {
    await openSite('/docs/zebra/', { sidebar: {} })
    expect(screen.queryByRole('button', { name: 'Collapse sidebar' })).toBeNull()
    expect(screen.queryByRole('button', { name: 'Expand sidebar' })).toBeNull()
  })
})

describe('hiding the sidebar', () => {
  it('gives the focus to the button that undoes it, both ways', async () => {
    await openSite('/docs/zebra/')
    fireEvent.click(screen.getByRole('button', { name: 'Collapse sidebar' }))
    expect(document.documentElement.dataset.sidebarHidden).toBe('true')
    expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Expand sidebar' }))
    fireEvent.click(screen.getByRole('button', { name: 'Expand sidebar' }))
    expect(document.documentElement.dataset.sidebarHidden).toBeUndefined()
    expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Collapse sidebar' }))
  })

  it('is kept for the session, until the sidebar is shown again', async () => {
    await openSite('/docs/zebra/')
    fireEvent.click(screen.getByRole('button', { name: 'Collapse sidebar' }))
    expect(sessionStorage.getItem('sidebar.hidden')).toBe('true')
    fireEvent.click(screen.getByRole('button', { name: 'Expand sidebar' }))
    expect(sessionStorage.getItem('sidebar.hidden')).toBeNull()
  })

  it('works where nothing may be kept', async () => {
    vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new Error('blocked')
    })
    await openSite('/docs/zebra/')
    fireEvent.click(screen.getByRole('button', { name: 'Collapse sidebar' }))
    expect(document.documentElement.dataset.sidebarHidden).toBe('true')
  })
})

describe('the scroll position of the sidebar', () => {
  /** The list is 500 px high, and the open page's entry is at this distance from its first entry. */
  function placeEntry(top: number): void {
    vi.spyOn(Element.prototype, 'getBoundingClientRect').mockImplementation(function (this: Element) {
      if (this.getAttribute('aria-current') !== 'page') return { top: 60, bottom: 560 } as DOMRect
      const entryTop = 60 + top - getScroller().scrollTop
      return { top: entryTop, bottom: entryTop + 40 } as DOMRect
    })
  }

  function getScroller(): HTMLElement {
    const scroller = screen.getByRole('navigation', { name: 'Docs sidebar' }).parentElement
    if (!scroller) throw new Error('Nothing scrolls.')
    return scroller
  }

  function scrollTo(position: number): void {
    getScroller().scrollTop = position
    fireEvent.scroll(getScroller())
  }

  it.each([
    ['in view', 100, 0],
    ['below', 1000, 770],
  ])('shows the entry of the page, which is %s', async (_place, top, position) => {
    placeEntry(top)
    await openSite('/docs/zebra/')
    expect(getScroller().scrollTop).toBe(position)
  })

  it('is the one that the reader left, on the same page', async () => {
    placeEntry(100)
    await openSite('/docs/zebra/')
    scrollTo(400)
    cleanup()
    await openSite('/docs/zebra/')
    expect(getScroller().scrollTop).toBe(400)
  })

  it('stays on the way to another page that is in view', async () => {
    placeEntry(500)
    const goTo = await openSite('/docs/zebra/')
    scrollTo(400)
    goTo('/docs/category/release-notes/')
    expect(getScroller().scrollTop).toBe(400)
  })

  it('shows another page that is not in view', async () => {
    placeEntry(300)
    const goTo = await openSite('/docs/zebra/')
    scrollTo(800)
    goTo('/docs/category/release-notes/')
    expect(getScroller().scrollTop).toBe(70)
  })
})
