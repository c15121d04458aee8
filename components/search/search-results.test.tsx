// @vitest-environment jsdom
import { act, fireEvent, render, screen, within } from '@testing-library/react'
import { describe, expect, it, vi } from 'vitest'
import { search } from './search-client.fixture'
import {
  account,
  getBox,
  getOptions,
  OpenSearch,
  open,
  prepareSearch,
  pressKey,
  readActive,
  settle,
  setup,
  type,
} from './search-dialog.fixture'
import { openSearch } from './search-store'

vi.mock('next/router', () => import('./router.fixture'))
vi.mock('./search-client', () => import('./search-client.fixture'))

prepareSearch()

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

  it('say where the words are that stand before the first heading, as long as they are results', async () => {
    search.mockResolvedValue({ pages: [{ ...setup, isAtTop: true }], words: ['letters'] })
    await open('letters')
    expect(getOptions().map(({ textContent }) => textContent)).toEqual([
      'Account setupClient application · in the first lines',
    ])
    pressKey('Enter')
    await open('')
    expect(getOptions()[0]?.textContent).toBe('Account setupClient application')
  })

  it('are links, whose words are marked', async () => {
    await open('account')
    expect(getOptions().map((option) => option.getAttribute('href'))).toEqual([
      '/docs/api/objects/account/',
      '/docs/api/objects/account/#fields',
      '/docs/api/objects/account/#examples',
      '/docs/client-application/account-setup/',
    ])
    expect(getOptions()[1]?.querySelector('mark')?.textContent).toBe('account')
  })

  it('belong to the box: the first one is active', async () => {
    await open('account')
    expect(getBox().getAttribute('aria-expanded')).toBe('true')
    expect(getBox().getAttribute('aria-controls')).toBe(screen.getByRole('listbox').id)
    expect(readActive()).toBe('AccountAPI › Objects')
    expect(getOptions().map((option) => option.getAttribute('aria-selected'))).toEqual([
      'true',
      'false',
      'false',
      'false',
    ])
  })

  it('are passed with the arrow keys, around the ends, and with Home and End', async () => {
    await open('account')
    pressKey('ArrowDown')
    expect(readActive()).toBe('Fields of an account')
    expect(Element.prototype.scrollIntoView).toHaveBeenCalledExactlyOnceWith({ block: 'nearest' })
    pressKey('ArrowUp')
    pressKey('ArrowUp')
    expect(readActive()).toContain('Account setup')
    pressKey('ArrowDown')
    expect(readActive()).toContain('API › Objects')
    pressKey('End')
    expect(readActive()).toContain('Account setup')
    expect(pressKey('Home')).toBe(false)
    expect(readActive()).toContain('API › Objects')
    expect(pressKey('End', { shiftKey: true })).toBe(true)
    expect(pressKey('End', { ctrlKey: true })).toBe(true)
    expect(readActive()).toContain('API › Objects')
  })

  it('start from the first one again when others are found', async () => {
    await open('account')
    pressKey('End')
    search.mockResolvedValueOnce({ pages: [setup, account], words: [] })
    await type('setup')
    expect(readActive()).toContain('Account setup')
  })

  it('are taken by a pointer that moves, not by one that rests', async () => {
    await open('account')
    const move = (index: number, clientX: number, clientY: number) =>
      fireEvent(
        getOptions()[index] as Element,
        new MouseEvent('pointermove', { bubbles: true, clientX, clientY }),
      )
    move(2, 10, 10)
    move(2, 10, 10)
    expect(readActive()).toContain('API › Objects')
    move(3, 10, 10)
    expect(readActive()).toContain('API › Objects')
    move(1, 10, 11)
    expect(readActive()).toBe('Fields of an account')
    expect(Element.prototype.scrollIntoView).not.toHaveBeenCalled()
  })

  it('are told to screen readers, at most every 500 ms', async () => {
    vi.useFakeTimers()
    render(<OpenSearch />)
    act(() => openSearch('account'))
    const wait = (time: number) => act(() => vi.advanceTimersByTimeAsync(time))
    const status = () => screen.getByRole('status').textContent
    await wait(0)
    await wait(0)
    expect(status()).toBe('2 pages found.')
    search.mockResolvedValueOnce({ pages: [setup], words: [] })
    fireEvent.change(getBox(), { target: { value: 'account s' } })
    await wait(300)
    expect(status()).toBe('2 pages found.')
    await wait(200)
    expect(status()).toBe('1 page found.')
  })
})

describe('a query that finds nothing', () => {
  it('is said with the nearest spelling, which can be taken, and the guides', async () => {
    search.mockResolvedValueOnce({ pages: [], words: [], suggestion: 'battery' })
    await open('<b>batterry</b>')
    expect(screen.getByText(/^Nothing found for/).textContent).toBe('Nothing found for “<b>batterry</b>”.')
    expect(getBox().getAttribute('aria-expanded')).toBe('false')
    expect(getBox().hasAttribute('aria-activedescendant')).toBe(false)
    expect(screen.getAllByRole('link').map(({ textContent }) => textContent)).toEqual([
      'Client application',
      'BinBar',
      'API',
    ])
    fireEvent.click(screen.getByRole('button', { name: 'battery' }))
    await settle()
    expect(getBox().value).toBe('battery')
    expect(document.activeElement).toBe(getBox())
    expect(getOptions()).toHaveLength(4)
  })

  it('names the guide that was searched, and offers the others where they have something', async () => {
    await open('antenna')
    search.mockResolvedValueOnce({ pages: [], words: [], elsewhere: 3 })
    fireEvent.click(screen.getByRole('radio', { name: 'API' }))
    await settle()
    expect(screen.getByText(/^Nothing found for/).textContent).toBe(
      'Nothing found for “antenna” in the guide API.',
    )
    fireEvent.click(screen.getByRole('button', { name: 'Search all guides' }))
    await settle()
    expect(search).toHaveBeenLastCalledWith({ query: 'antenna', guide: undefined })
    expect(document.activeElement).toBe(getBox())
    expect(getOptions()).toHaveLength(4)
  })

  it('says nothing of the guide where no guide has something', async () => {
    search.mockResolvedValue({ pages: [], words: [] })
    await open('xyz')
    fireEvent.click(screen.getByRole('radio', { name: 'API' }))
    await settle()
    expect(screen.getByText(/^Nothing found for/).textContent).toBe('Nothing found for “xyz”.')
    expect(screen.queryByRole('button', { name: 'Search all guides' })).toBeNull()
  })

  it('offers no spelling where none is near', async () => {
    search.mockResolvedValueOnce({ pages: [], words: [] })
    await open('xyz')
    expect(screen.queryByText(/Did you mean/)).toBeNull()
  })
})
