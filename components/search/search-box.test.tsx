// @vitest-environment jsdom
import { act, createEvent, fireEvent, screen, within } from '@testing-library/react'
import { describe, expect, it, vi } from 'vitest'
import type { SearchAnswer } from '../../lib/search/search-answer'
import { router } from './router.fixture'
import { search } from './search-client.fixture'
import {
  found,
  getBox,
  getOptions,
  open,
  prepareSearch,
  pressKey,
  readActive,
  settle,
  setup,
  type,
} from './search-dialog.fixture'

vi.mock('next/router', () => import('./router.fixture'))
vi.mock('./search-client', () => import('./search-client.fixture'))

prepareSearch()

describe('the box of the search', () => {
  it('has the focus, and the query that the search was opened with', async () => {
    await open('account')
    expect(screen.getByRole('dialog', { name: 'Search' })).toBeDefined()
    expect(document.activeElement).toBe(getBox())
    expect(getBox().value).toBe('account')
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
    expect(getOptions()).toHaveLength(4)
    search.mockResolvedValueOnce({ pages: [setup], words: [] })
    await type('account s')
    expect(getOptions()).toHaveLength(1)
    await act(async () => answerLate(found))
    expect(getOptions()).toHaveLength(1)
  })

  it('waits for letters that are composed, and leaves their keys alone', async () => {
    await open('account')
    const input = createEvent.input(getBox(), { target: { value: 'ｓ' }, isComposing: true })
    fireEvent(getBox(), input)
    await settle()
    expect(getBox().value).toBe('ｓ')
    expect(search).toHaveBeenCalledOnce()
    pressKey('ArrowDown', { isComposing: true })
    pressKey('Enter', { isComposing: true })
    pressKey('Enter', { keyCode: 229 })
    expect(readActive()).toContain('Account')
    expect(router.push).not.toHaveBeenCalled()
    fireEvent.compositionEnd(getBox(), { target: { value: 'さ' } })
    await settle()
    expect(search).toHaveBeenLastCalledWith({ query: 'さ', guide: undefined })
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
    expect(getBox().value).toBe('account')
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
    expect(readActive()).toContain('What does this light mean?')
    expect(search).not.toHaveBeenCalled()
    expect(screen.queryByRole('button', { name: 'Clear recent' })).toBeNull()
  })

  it('shows no result of a query that was there before', async () => {
    await open('account')
    await type('')
    expect(screen.queryByRole('group', { name: 'Account' })).toBeNull()
    expect(readActive()).toContain('What does this light mean?')
  })
})
