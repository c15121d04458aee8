// @vitest-environment jsdom
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react'
import { renderToString } from 'react-dom/server'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'

const listeners = vi.hoisted(() => new Map<string, () => void>())
const part = vi.hoisted(() => ({ load: vi.fn(), getSearchClient: vi.fn() }))

vi.mock('next/router', () => {
  const events = {
    on: (type: string, listener: () => void) => listeners.set(type, listener),
    off: () => undefined,
  }
  return { useRouter: () => ({ basePath: '/help', events }) }
})
vi.mock('./search-part', () => ({
  get default() {
    part.load()
    return () => <div role="dialog">The dialog</div>
  },
  getSearchClient: part.getSearchClient,
}))

/** The search on a page that was just opened, at an address. */
async function openPage(address = '/docs/') {
  history.replaceState(null, '', address)
  vi.resetModules()
  const { Search } = await import('./search')
  await act(async () => {
    render(
      <>
        <Search />
        <input aria-label="Elsewhere" />
        <div contentEditable suppressContentEditableWarning>
          Editable
        </div>
      </>,
    )
  })
}

const button = () => screen.getByRole('button', { name: /^Search/ })
const isOpen = () => screen.queryByRole('dialog') !== null
const press = (keys: KeyboardEventInit, element: Element = document.body) =>
  act(async () => void fireEvent.keyDown(element, keys))

beforeEach(() => {
  vi.spyOn(navigator, 'platform', 'get').mockReturnValue('Linux x86_64')
})

afterEach(async () => {
  await press({ key: 'Escape' })
  cleanup()
  vi.restoreAllMocks()
  part.load.mockReset()
  part.getSearchClient.mockReset()
})

describe('the button of the search', () => {
  it('names the keys of the device once the page is interactive', async () => {
    vi.spyOn(navigator, 'platform', 'get').mockReturnValue('MacIntel')
    const { SearchButton } = await import('./search-button')
    expect(renderToString(<SearchButton />)).toContain('aria-label="Search (Ctrl+K)"')
    await openPage()
    expect(screen.getByRole('button', { name: 'Search (⌘+K)' }).textContent).toBe('Search⌘ K')
  })

  it('can be pressed in the page that the build makes', async () => {
    const { SearchButton } = await import('./search-button')
    expect(renderToString(<SearchButton />)).not.toContain('disabled')
  })

  it('loads nothing before the pointer comes near', async () => {
    await openPage()
    expect(part.getSearchClient).not.toHaveBeenCalled()
    expect(part.load).not.toHaveBeenCalled()
    await act(async () => void fireEvent.pointerEnter(button()))
    await vi.waitFor(() => expect(part.getSearchClient).toHaveBeenCalledExactlyOnceWith('/help'))
    expect(isOpen()).toBe(false)
    expect(part.load).not.toHaveBeenCalled()
    fireEvent.click(button())
    await screen.findByRole('dialog')
    expect(part.load).toHaveBeenCalled()
  })

  it('tells nobody yet what fails ahead', async () => {
    part.getSearchClient.mockImplementation(() => {
      throw new Error('boom')
    })
    await openPage()
    await act(async () => void fireEvent.pointerEnter(button()))
    await vi.waitFor(() => expect(part.getSearchClient).toHaveBeenCalled())
  })

  it('loads ahead when it gets the focus', async () => {
    await openPage()
    await act(async () => button().focus())
    await vi.waitFor(() => expect(part.getSearchClient).toHaveBeenCalledOnce())
  })

  it('opens the search by a press, and has the focus again when it closes', async () => {
    await openPage()
    // As in Safari, without the focus.
    fireEvent.click(button())
    await screen.findByRole('dialog')
    button().blur()
    await press({ key: 'Escape' })
    expect(isOpen()).toBe(false)
    expect(document.activeElement).toBe(button())
  })
})

describe('Escape', () => {
  it.each([
    ['while letters are composed', { isComposing: true }],
    ['that ends a composition, as Safari tells it', { keyCode: 229 }],
  ])('leaves the search open %s', async (_name, modifiers) => {
    await openPage()
    fireEvent.click(button())
    await screen.findByRole('dialog')
    expect(fireEvent.keyDown(document.body, { key: 'Escape', ...modifiers })).toBe(false)
    expect(isOpen()).toBe(true)
  })
})

describe('the keys of the search', () => {
  it.each([{ ctrlKey: true }, { metaKey: true }])('open and close it: %o', async (modifier) => {
    await openPage()
    expect(fireEvent.keyDown(document.body, { key: 'k', ...modifier })).toBe(false)
    await screen.findByRole('dialog')
    await press({ key: 'k', ...modifier })
    expect(isOpen()).toBe(false)
  })

  it.each([
    ['a single letter', { key: 'k' }],
    ['a slash', { key: '/' }],
    ['Ctrl+Shift+K', { key: 'K', ctrlKey: true, shiftKey: true }],
    ['Ctrl+Alt+K', { key: 'k', ctrlKey: true, altKey: true }],
  ])('are not %s', async (_name, keys) => {
    await openPage()
    expect(fireEvent.keyDown(document.body, keys)).toBe(true)
    await press({})
    expect(isOpen()).toBe(false)
  })

  it('belong to a place where the reader types', async () => {
    await openPage()
    for (const place of [screen.getByLabelText('Elsewhere'), screen.getByText('Editable')]) {
      expect(fireEvent.keyDown(place, { key: 'k', ctrlKey: true })).toBe(true)
    }
    await press({})
    expect(isOpen()).toBe(false)
  })

  it('do not close it again while they are held down', async () => {
    await openPage()
    await press({ key: 'k', ctrlKey: true })
    await press({ key: 'k', ctrlKey: true, repeat: true })
    expect(await screen.findByRole('dialog')).toBeDefined()
  })
})

describe('a link with a query', () => {
  it('opens the search once', async () => {
    await openPage('/docs/?q=battery')
    expect(await screen.findByRole('dialog')).toBeDefined()
    await press({ key: 'Escape' })
    cleanup()
    const { Search } = await import('./search')
    await act(async () => void render(<Search />))
    expect(isOpen()).toBe(false)
  })

  it.each(['/docs/?q=', '/docs/?q=%20%20', '/docs/?query=battery'])(
    'opens nothing at %s',
    async (address) => {
      await openPage(address)
      expect(isOpen()).toBe(false)
    },
  )
})

describe('the open search', () => {
  it('closes when another page is opened', async () => {
    await openPage()
    await press({ key: 'k', ctrlKey: true })
    await screen.findByRole('dialog')
    history.pushState(null, '', '/docs/binbar/')
    await act(async () => listeners.get('routeChangeComplete')?.())
    expect(isOpen()).toBe(false)
  })

  it('closes by going back, and the page stays', async () => {
    await openPage()
    await press({ key: 'k', ctrlKey: true })
    await screen.findByRole('dialog')
    const router = vi.fn()
    window.addEventListener('popstate', router)
    history.back()
    await vi.waitFor(() => expect(isOpen()).toBe(false))
    window.removeEventListener('popstate', router)
    expect(router).not.toHaveBeenCalled()
  })
})
