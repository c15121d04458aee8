// @vitest-environment jsdom
import { act, cleanup, createEvent, fireEvent, render, screen, within } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { FoundPage, SearchAnswer, SearchRequest } from '../../lib/search/search-answer'
import { SearchDialog } from './search-dialog'
import { closeSearch, openSearch, useSearchState } from './search-store'

const router = vi.hoisted(() => ({ basePath: '', push: vi.fn(async () => false) }))
const createSearchClient = vi.hoisted(() => vi.fn())

vi.mock('next/router', () => ({ useRouter: () => router }))
vi.mock('./search-client', () => ({ createSearchClient }))

const search = vi.fn<(request: SearchRequest) => Promise<SearchAnswer>>()
const account: FoundPage = {
  route: '/docs/api/objects/account/',
  title: 'Account',
  trail: ['API', 'Objects'],
  sections: [
    { heading: 'Fields of an account', id: 'fields' },
    { heading: 'Examples', id: 'examples' },
  ],
}
const setup: FoundPage = {
  route: '/docs/client-application/account-setup/',
  title: 'Account setup',
  trail: ['Client application'],
  sections: [],
}
const found: SearchAnswer = { pages: [account, setup], words: ['account'] }

function Host() {
  return useSearchState().isOpen ? <SearchDialog /> : null
}

beforeEach(() => {
  HTMLDialogElement.prototype.showModal = function showModal() {
    this.open = true
  }
  HTMLDialogElement.prototype.close = function close() {
    this.open = false
  }
  Element.prototype.scrollIntoView = vi.fn()
  search.mockResolvedValue(found)
  createSearchClient.mockImplementation(() => ({ ready: Promise.resolve(), search, close: vi.fn() }))
})

afterEach(async () => {
  act(() => closeSearch())
  cleanup()
  localStorage.clear()
  vi.useRealTimers()
  vi.clearAllMocks()
  const { dropSearchClient, getSearchClient } = await import('./search-client-store')
  dropSearchClient(getSearchClient(''))
})

const settle = () => act(async () => void (await new Promise((resolve) => setTimeout(resolve))))
const box = () => screen.getByRole<HTMLInputElement>('combobox', { name: 'Search' })
const options = () => screen.queryAllByRole('option')
const activeOption = () =>
  document.getElementById(box().getAttribute('aria-activedescendant') ?? '')?.textContent
const key = (name: string, modifiers: KeyboardEventInit = {}) =>
  fireEvent.keyDown(box(), { key: name, ...modifiers })

async function open(query = '') {
  render(<Host />)
  act(() => openSearch(query))
  await settle()
}

async function type(value: string) {
  fireEvent.change(box(), { target: { value } })
  await settle()
}

describe('the box of the search', () => {
  it('has the focus, and the query that the search was opened with', async () => {
    await open('account')
    expect(screen.getByRole('dialog', { name: 'Search' })).toBeDefined()
    expect(document.activeElement).toBe(box())
    expect(box().value).toBe('account')
    expect(search).toHaveBeenCalledExactlyOnceWith({ query: 'account', guide: undefined })
  })

  it('searches at each input', async () => {
    await open()
    await type('a')
    await type('ac')
    expect(search.mock.calls.map(([{ query }]) => query)).toEqual(['a', 'ac'])
  })

  it('drops an answer that was overtaken, and keeps the one before until the next is there', async () => {
    await open('account')
    let answerLate: (answer: SearchAnswer) => void = () => undefined
    search.mockReturnValueOnce(
      new Promise((resolve) => {
        answerLate = resolve
      }),
    )
    await type('accountx')
    expect(options()).toHaveLength(4)
    search.mockResolvedValueOnce({ pages: [setup], words: [] })
    await type('account s')
    expect(options()).toHaveLength(1)
    await act(async () => answerLate(found))
    expect(options()).toHaveLength(1)
  })

  it('waits for letters that are composed, and leaves their keys alone', async () => {
    await open('account')
    const input = createEvent.input(box(), { target: { value: 'ｓ' }, isComposing: true })
    fireEvent(box(), input)
    await settle()
    expect(box().value).toBe('ｓ')
    expect(search).toHaveBeenCalledOnce()
    key('ArrowDown', { isComposing: true })
    key('Enter', { isComposing: true })
    key('Enter', { keyCode: 229 })
    expect(activeOption()).toContain('Account')
    expect(router.push).not.toHaveBeenCalled()
    fireEvent.compositionEnd(box(), { target: { value: 'さ' } })
    await settle()
    expect(search).toHaveBeenLastCalledWith({ query: 'さ', guide: undefined })
  })
})

describe('the results of the search', () => {
  it('stand in a group for each page, first the page with its place, then its headings', async () => {
    await open('account')
    const group = screen.getByRole('group', { name: 'Account' })
    expect(
      within(group)
        .getAllByRole('option')
        .map(({ textContent }) => textContent),
    ).toEqual(['AccountAPI › Objects', 'Fields of an account', 'Examples'])
    expect(screen.getByRole('group', { name: 'Account setup' })).toBeDefined()
  })

  it('are links, whose words are marked', async () => {
    await open('account')
    expect(options().map((option) => option.getAttribute('href'))).toEqual([
      '/docs/api/objects/account/',
      '/docs/api/objects/account/#fields',
      '/docs/api/objects/account/#examples',
      '/docs/client-application/account-setup/',
    ])
    expect(options()[1]?.querySelector('mark')?.textContent).toBe('account')
  })

  it('belong to the box: the first one is active', async () => {
    await open('account')
    expect(box().getAttribute('aria-expanded')).toBe('true')
    expect(box().getAttribute('aria-controls')).toBe(screen.getByRole('listbox').id)
    expect(activeOption()).toBe('AccountAPI › Objects')
    expect(options().map((option) => option.getAttribute('aria-selected'))).toEqual([
      'true',
      'false',
      'false',
      'false',
    ])
  })

  it('are passed with the arrow keys, around the ends, and with Home and End', async () => {
    await open('account')
    key('ArrowDown')
    expect(activeOption()).toBe('Fields of an account')
    expect(Element.prototype.scrollIntoView).toHaveBeenCalledExactlyOnceWith({ block: 'nearest' })
    key('ArrowUp')
    key('ArrowUp')
    expect(activeOption()).toContain('Account setup')
    key('ArrowDown')
    expect(activeOption()).toContain('API › Objects')
    key('End')
    expect(activeOption()).toContain('Account setup')
    expect(key('Home')).toBe(false)
    expect(activeOption()).toContain('API › Objects')
    expect(key('End', { shiftKey: true })).toBe(true)
    expect(key('End', { ctrlKey: true })).toBe(true)
    expect(activeOption()).toContain('API › Objects')
  })

  it('start from the first one again when others are found', async () => {
    await open('account')
    key('End')
    search.mockResolvedValueOnce({ pages: [setup, account], words: [] })
    await type('setup')
    expect(activeOption()).toContain('Account setup')
  })

  it('are taken by a pointer that moves, not by one that rests', async () => {
    await open('account')
    const move = (index: number, clientX: number, clientY: number) =>
      fireEvent(
        options()[index] as Element,
        new MouseEvent('pointermove', { bubbles: true, clientX, clientY }),
      )
    move(2, 10, 10)
    move(2, 10, 10)
    expect(activeOption()).toContain('API › Objects')
    move(3, 10, 10)
    expect(activeOption()).toContain('API › Objects')
    move(1, 10, 11)
    expect(activeOption()).toBe('Fields of an account')
    expect(Element.prototype.scrollIntoView).not.toHaveBeenCalled()
  })

  it('are told to screen readers, at most every 500 ms', async () => {
    vi.useFakeTimers()
    render(<Host />)
    act(() => openSearch('account'))
    const wait = (time: number) => act(() => vi.advanceTimersByTimeAsync(time))
    const status = () => screen.getByRole('status').textContent
    await wait(0)
    await wait(0)
    expect(status()).toBe('2 pages found.')
    search.mockResolvedValueOnce({ pages: [setup], words: [] })
    fireEvent.change(box(), { target: { value: 'account s' } })
    await wait(300)
    expect(status()).toBe('2 pages found.')
    await wait(200)
    expect(status()).toBe('1 page found.')
  })
})

describe('choosing a result', () => {
  it('by Enter goes to the active one and closes the search', async () => {
    await open('account')
    key('ArrowDown')
    key('Enter')
    expect(router.push).toHaveBeenCalledExactlyOnceWith('/docs/api/objects/account/#fields')
    expect(screen.queryByRole('dialog')).toBeNull()
  })

  it('by a press goes there, too', async () => {
    await open('account')
    expect(fireEvent.click(options()[3] as Element)).toBe(false)
    expect(router.push).toHaveBeenCalledExactlyOnceWith('/docs/client-application/account-setup/')
  })

  it.each([{ ctrlKey: true }, { metaKey: true }])(
    'with %o opens a new tab, and the search stays',
    async (keys) => {
      const openTab = vi.spyOn(window, 'open').mockReturnValue(null)
      await open('account')
      key('Enter', keys)
      const address = 'http://localhost:3000/docs/api/objects/account/'
      expect(openTab).toHaveBeenCalledExactlyOnceWith(address, '_blank', 'noopener')
      expect(screen.getByRole('dialog')).toBeDefined()
      expect(router.push).not.toHaveBeenCalled()
      openTab.mockRestore()
    },
  )

  it('is remembered on the device', async () => {
    await open('account')
    key('Enter')
    act(() => openSearch())
    await settle()
    const recent = screen.getByRole('group', { name: 'Recent' })
    expect(
      within(recent)
        .getAllByRole('option')
        .map(({ textContent }) => textContent),
    ).toEqual(['AccountAPI › Objects'])
    fireEvent.click(screen.getByRole('button', { name: 'Clear recent' }))
    expect(screen.queryByRole('group', { name: 'Recent' })).toBeNull()
    expect(localStorage.getItem('search.recent')).toBeNull()
    expect(document.activeElement).toBe(box())
  })
})

describe('the filter by guide', () => {
  it('searches again and keeps the text', async () => {
    await open('account')
    const filter = screen.getByRole('group', { name: 'Guide' })
    expect(within(filter).getAllByRole('radio')).toHaveLength(4)
    expect(within(filter).getByRole<HTMLInputElement>('radio', { name: 'All' }).checked).toBe(true)
    fireEvent.click(within(filter).getByRole('radio', { name: 'BinBar' }))
    await settle()
    expect(search).toHaveBeenLastCalledWith({ query: 'account', guide: 'binbar' })
    expect(box().value).toBe('account')
    fireEvent.click(within(filter).getByRole('radio', { name: 'All' }))
    await settle()
    expect(search).toHaveBeenLastCalledWith({ query: 'account', guide: undefined })
  })
})

describe('the empty box', () => {
  it.each(['', '   '])('shows what people look for most: "%s"', async (query) => {
    await open(query)
    const group = screen.getByRole('group', { name: 'What people look for most' })
    const links = within(group).getAllByRole('option')
    expect(links[0]?.getAttribute('href')).toBe('/docs/binbar/led-patterns/')
    expect(activeOption()).toContain('What does this light mean?')
    expect(search).not.toHaveBeenCalled()
    expect(screen.queryByRole('button', { name: 'Clear recent' })).toBeNull()
  })

  it('shows no result of a query that was there before', async () => {
    await open('account')
    await type('')
    expect(screen.queryByRole('group', { name: 'Account' })).toBeNull()
    expect(activeOption()).toContain('What does this light mean?')
  })
})

describe('a query that finds nothing', () => {
  it('is said with the nearest spelling, which can be taken, and the guides', async () => {
    search.mockResolvedValueOnce({ pages: [], words: [], suggestion: 'battery' })
    await open('<b>batterry</b>')
    expect(screen.getByText(/^Nothing found for/).textContent).toBe('Nothing found for “<b>batterry</b>”.')
    expect(box().getAttribute('aria-expanded')).toBe('false')
    expect(box().hasAttribute('aria-activedescendant')).toBe(false)
    expect(screen.getAllByRole('link').map(({ textContent }) => textContent)).toEqual([
      'Client application',
      'BinBar',
      'API',
    ])
    fireEvent.click(screen.getByRole('button', { name: 'battery' }))
    await settle()
    expect(box().value).toBe('battery')
    expect(document.activeElement).toBe(box())
    expect(options()).toHaveLength(4)
  })

  it('offers no spelling where none is near', async () => {
    search.mockResolvedValueOnce({ pages: [], words: [] })
    await open('xyz')
    expect(screen.queryByText(/Did you mean/)).toBeNull()
  })
})

describe('an index that does not come', () => {
  it('is told, with the way to try again', async () => {
    createSearchClient.mockImplementationOnce(() => ({
      ready: Promise.reject(new Error('boom')),
      search,
      close: vi.fn(),
    }))
    await open('account')
    expect(screen.getByRole('alert').textContent).toBe('The search could not be loaded.boomRetry')
    fireEvent.click(screen.getByRole('button', { name: 'Retry' }))
    await settle()
    expect(screen.queryByRole('alert')).toBeNull()
    expect(document.activeElement).toBe(box())
    expect(options()).toHaveLength(4)
  })

  it('is waited for, with a sign after 200 ms', async () => {
    let arrive: () => void = () => undefined
    const ready = new Promise<void>((resolve) => {
      arrive = resolve
    })
    createSearchClient.mockImplementationOnce(() => ({ ready, search, close: vi.fn() }))
    await open('account')
    expect(screen.queryByText('Loading…')).toBeNull()
    expect(activeOption()).toBeUndefined()
    key('Enter')
    expect(router.push).not.toHaveBeenCalled()
    expect(await screen.findByText('Loading…')).toBeDefined()
    await act(async () => arrive())
    await settle()
    expect(screen.queryByText('Loading…')).toBeNull()
    expect(options()).toHaveLength(4)
  })
})

describe('the dialog of the search', () => {
  const isOpen = () => screen.queryByRole('dialog') !== null

  it('keeps the page behind from scrolling, until it closes', async () => {
    await open()
    expect(document.body.style.overflow).toBe('hidden')
    fireEvent.click(screen.getByRole('button', { name: 'Close' }))
    expect(isOpen()).toBe(false)
    expect(document.body.style.overflow).toBe('visible')
  })

  it('closes by a press on the backdrop, not by one that began in it', async () => {
    await open()
    const dialog = screen.getByRole('dialog')
    fireEvent.mouseDown(box())
    fireEvent.click(dialog)
    expect(isOpen()).toBe(true)
    fireEvent.mouseDown(dialog)
    fireEvent.click(dialog)
    expect(isOpen()).toBe(false)
  })

  it('closes when the browser closes it', async () => {
    await open()
    const dialog = screen.getByRole<HTMLDialogElement>('dialog')
    dialog.open = false
    fireEvent(dialog, new Event('close'))
    expect(isOpen()).toBe(false)
  })
})
