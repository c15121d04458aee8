// @vitest-environment jsdom
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react'
import { hydrateRoot } from 'react-dom/client'
import { renderToString } from 'react-dom/server'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { SidebarConfig } from '../../lib/sidebar/sidebar-schema'
import { guides, openPageAt } from './sidebar.fixture'

const config: SidebarConfig = {}
vi.mock('../../site.config', () => ({ siteConfig: { sidebar: config } }))

const storageKey = 'sidebar.open'

/** The sidebar of a reader who has loaded the site anew: the store reads the device again. */
async function loadSidebar() {
  vi.resetModules()
  const { DocsSidebar } = await import('./docs-sidebar')
  return (route: string) => <DocsSidebar page={openPageAt(route)} />
}

/** The sidebar on the page of a route, and the way to go on to another page. */
async function openSidebar(route: string): Promise<(route: string) => void> {
  const sidebarOn = await loadSidebar()
  const { rerender } = render(sidebarOn(route))
  return (next) => rerender(sidebarOn(next))
}

/** The button that opens and closes a category. */
function getToggle(title: string): HTMLElement {
  const carets = [`Expand sidebar category '${title}'`, `Collapse sidebar category '${title}'`]
  return screen.getByRole('button', { name: (name) => [title, ...carets].includes(name) })
}

function isOpen(title: string): boolean {
  const toggle = getToggle(title)
  const list = document.getElementById(toggle.getAttribute('aria-controls') ?? '')
  expect(list?.dataset.open).toBe(toggle.getAttribute('aria-expanded'))
  return toggle.getAttribute('aria-expanded') === 'true'
}

/** Clicks on a link, and tells whether it is followed. */
function follow(name: string, keys: MouseEventInit = {}): boolean {
  let isFollowed = false
  const note = (event: Event) => {
    isFollowed = !event.defaultPrevented
    // There is no other page here.
    event.preventDefault()
  }
  document.addEventListener('click', note, { once: true })
  fireEvent.click(screen.getByRole('link', { name }), keys)
  return isFollowed
}

beforeEach(() => {
  sessionStorage.clear()
  delete config.autoCollapse
})

afterEach(() => {
  cleanup()
  vi.restoreAllMocks()
})

describe('the entries of the sidebar', () => {
  it('stand in the order of _meta.json; those of a category only once it was opened', async () => {
    await openSidebar('/docs/zebra/')
    const read = () => screen.getAllByRole('listitem').map(({ firstChild }) => firstChild?.textContent)
    expect(read()).toEqual(['Zebra crossing', 'Release notes', 'Queries', 'BinBar', 'API'])
    fireEvent.click(getToggle('Queries'))
    expect(read().slice(2, 5)).toEqual(['Queries', 'updateContainerSiteBinBar', 'Old queries'])
  })

  it('lead to pages, also where an address ends in a version', async () => {
    await openSidebar('/docs/release-notes/0.9.0/')
    expect(screen.getByRole('link', { name: '0.10.0' }).getAttribute('href')).toBe(
      '/docs/release-notes/0.10.0/',
    )
  })

  it('are left out where they lead to no page', async () => {
    const { SidebarItems } = await import('./sidebar-items')
    const empty = { id: 'app/empty', title: 'Empty', route: undefined, children: [] }
    render(<SidebarItems items={[...guides, empty]} page={openPageAt('/')} />)
    expect(screen.queryByText('Empty')).toBeNull()
  })

  it('end with a link to the page of a category of which some alone are shown', async () => {
    vi.resetModules()
    const { SidebarItems } = await import('./sidebar-items')
    const [guide] = guides
    const category = {
      ...guide,
      id: 'app',
      title: 'App',
      children: [],
      route: '/docs/category/app/',
      entryCount: 900,
    }
    const { rerender } = render(<SidebarItems items={guides} page={openPageAt('/')} category={category} />)
    expect(screen.getAllByRole('link').at(-1)?.textContent).toBe('All 900 entries')
    expect(screen.getAllByRole('link').at(-1)?.getAttribute('href')).toBe('/docs/category/app/')
    rerender(<SidebarItems items={guides} page={openPageAt('/')} category={guide} />)
    expect(screen.queryByText(/entries/)).toBeNull()
  })

  it('warn of nothing', async () => {
    const warn = vi.spyOn(console, 'error').mockReturnValue()
    await openSidebar('/docs/queries/update/')
    expect(warn.mock.calls).toEqual([])
  })
})

describe('the marks of the sidebar', () => {
  it.each([
    ['/docs/zebra/', 'Zebra crossing'],
    ['/docs/release-notes/0.9.0/', '0.9.0'],
    ['/docs/category/release-notes/', 'Release notes'],
  ])('mark the page %s alone as the open one', async (route, name) => {
    await openSidebar(route)
    expect(screen.getAllByRole('link', { current: 'page' })).toEqual([screen.getByRole('link', { name })])
  })

  it('show the categories around the page in another way', async () => {
    await openSidebar('/docs/queries/old/user-by-name/')
    const classes = ['Queries', 'Old queries'].map((title) => getToggle(title).className)
    expect(classes.every((name) => name.includes('active'))).toBe(true)
    expect(getToggle('Queries').hasAttribute('aria-current')).toBe(false)
  })
})

describe('a category with a page', () => {
  it('has a link and a button that tells what it will do', async () => {
    await openSidebar('/docs/zebra/')
    expect(screen.getByRole('link', { name: 'Release notes' }).getAttribute('href')).toBe(
      '/docs/category/release-notes/',
    )
    const caret = screen.getByRole('button', { name: "Expand sidebar category 'Release notes'" })
    fireEvent.click(caret)
    expect(caret.getAttribute('aria-label')).toBe("Collapse sidebar category 'Release notes'")
    expect(isOpen('Release notes')).toBe(true)
  })

  it('opens when its link is followed', async () => {
    await openSidebar('/docs/zebra/')
    expect(follow('Release notes')).toBe(true)
    expect(isOpen('Release notes')).toBe(true)
  })

  it('opens and closes by its link on its own page, without following it', async () => {
    await openSidebar('/docs/category/release-notes/')
    expect(follow('Release notes')).toBe(false)
    expect(isOpen('Release notes')).toBe(false)
    follow('Release notes')
    expect(isOpen('Release notes')).toBe(true)
  })

  it('stays as it is when its page is asked for in a new tab', async () => {
    await openSidebar('/docs/category/release-notes/')
    expect(follow('Release notes', { ctrlKey: true })).toBe(true)
    expect(isOpen('Release notes')).toBe(true)
  })

  it('stays open on the way from one of its pages to its own', async () => {
    const goTo = await openSidebar('/docs/release-notes/0.9.0/')
    follow('Release notes')
    goTo('/docs/category/release-notes/')
    expect(isOpen('Release notes')).toBe(true)
  })
})

describe('a category without a page', () => {
  it('is a button', async () => {
    await openSidebar('/docs/zebra/')
    expect(screen.queryByRole('link', { name: 'Queries' })).toBeNull()
    fireEvent.click(getToggle('Queries'))
    expect(isOpen('Queries')).toBe(true)
    fireEvent.click(getToggle('Queries'))
    expect(isOpen('Queries')).toBe(false)
  })

  it('is a link to its first page until the page is interactive, and then keeps the focus', async () => {
    const sidebarOn = await loadSidebar()
    const container = document.body.appendChild(document.createElement('div'))
    // React warns of layout effects, for this test has a window where the build has none.
    const warn = vi.spyOn(console, 'error').mockReturnValue()
    container.innerHTML = renderToString(sidebarOn('/docs/zebra/'))
    warn.mockRestore()
    const link = screen.getByRole('link', { name: 'Queries' })
    expect(link.getAttribute('href')).toBe('/docs/queries/update/')
    link.focus()
    const root = await act(() => hydrateRoot(container, sidebarOn('/docs/zebra/')))
    expect(getToggle('Queries')).toBe(document.activeElement)
    act(() => root.unmount())
    container.remove()
  })
})

describe('the open categories', () => {
  const titles = ['Release notes', 'Queries']

  it.each([
    ['a page outside all of them', '/docs/zebra/', [false, false]],
    ['a page in one of them', '/docs/release-notes/0.9.0/', [true, false]],
    ['the page of a category', '/docs/category/release-notes/', [true, false]],
    ['a page in a category without a page', '/docs/queries/update/', [false, true]],
  ])('are on %s those around it', async (_page, route, expected) => {
    await openSidebar(route)
    expect(titles.map(isOpen)).toEqual(expected)
  })

  it('stay open when the reader goes elsewhere', async () => {
    const goTo = await openSidebar('/docs/release-notes/0.9.0/')
    goTo('/docs/queries/old/user-by-name/')
    expect([...titles, 'Old queries'].map(isOpen)).toEqual([true, true, true])
  })

  it('open again for a reader who closed one and goes to a page in it', async () => {
    const goTo = await openSidebar('/docs/release-notes/0.9.0/')
    fireEvent.click(getToggle('Release notes'))
    expect(isOpen('Release notes')).toBe(false)
    goTo('/docs/release-notes/0.10.0/')
    expect(isOpen('Release notes')).toBe(true)
  })

  it('close for one that opens beside them, where the site says so', async () => {
    config.autoCollapse = true
    await openSidebar('/docs/release-notes/0.9.0/')
    fireEvent.click(getToggle('Queries'))
    expect(titles.map(isOpen)).toEqual([false, true])
  })
})

describe('the open categories after a reload', () => {
  const titles = ['Release notes', 'Queries']

  it('are as they were left', async () => {
    await openSidebar('/docs/release-notes/0.9.0/')
    for (const title of titles) fireEvent.click(getToggle(title))
    cleanup()
    await openSidebar('/docs/release-notes/0.9.0/')
    expect(titles.map(isOpen)).toEqual([false, true])
  })

  it('are restored without an animation', async () => {
    sessionStorage.setItem(
      storageKey,
      JSON.stringify({ page: '/docs/zebra/', around: ['app'], open: ['app', 'app/queries'] }),
    )
    const sidebarOn = await loadSidebar()
    const container = document.body.appendChild(document.createElement('div'))
    vi.spyOn(console, 'error').mockReturnValue()
    container.innerHTML = renderToString(sidebarOn('/docs/zebra/'))
    const animate = vi.fn()
    Object.assign(HTMLElement.prototype, { animate })
    const root = await act(() => hydrateRoot(container, sidebarOn('/docs/zebra/')))
    expect(titles.map(isOpen)).toEqual([false, true])
    expect(animate).not.toHaveBeenCalled()
    Reflect.deleteProperty(HTMLElement.prototype, 'animate')
    act(() => root.unmount())
    container.remove()
  })

  it('are those around the page where nothing may be kept', async () => {
    vi.spyOn(Storage.prototype, 'getItem').mockImplementation(block)
    vi.spyOn(Storage.prototype, 'setItem').mockImplementation(block)
    await openSidebar('/docs/zebra/')
    fireEvent.click(getToggle('Queries'))
    expect(titles.map(isOpen)).toEqual([false, true])
  })
})

function block(): never {
  throw new Error('blocked')
}
