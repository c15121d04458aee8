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
import { closeSearch } from './search-store'

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

  describe('when Enter comes before the answer', () => {
    const answers: ((answer: SearchAnswer) => void)[] = []
    const answerWith = (answer: SearchAnswer) => act(async () => answers.pop()?.(answer))

    async function hold(change: () => Promise<void>, modifiers: KeyboardEventInit = {}) {
      await open('account')
      search.mockImplementation(() => new Promise((resolve) => answers.push(resolve)))
      await change()
      pressKey('Enter', modifiers)
      expect(router.push).not.toHaveBeenCalled()
      expect(getOptions()).toHaveLength(4)
    }

    it.each<[string, () => Promise<void>]>([
      ['another text', () => type('setup')],
      ['another guide', async () => void fireEvent.click(screen.getByRole('radio', { name: 'BinBar' }))],
    ])('it takes the first result of %s, not one of those before', async (_name, change) => {
      await hold(change)
      await answerWith({ pages: [setup], words: [] })
      expect(router.push).toHaveBeenCalledExactlyOnceWith(setup.route)
    })

    it('it opens that in a new tab with Ctrl', async () => {
      const openTab = vi.spyOn(window, 'open').mockReturnValue(null)
      await hold(() => type('setup'), { ctrlKey: true })
      await answerWith({ pages: [setup], words: [] })
      expect(openTab.mock.lastCall?.[0]).toContain(setup.route)
      openTab.mockRestore()
    })

    it('it is dropped when the reader types on, when nothing is found, and when the search closes', async () => {
      await hold(() => type('setup'))
      await type('setup of')
      await answerWith({ pages: [setup], words: [] })
      await type('xyz')
      pressKey('Enter')
      await answerWith({ pages: [], words: [] })
      await type('account')
      pressKey('Enter')
      act(() => closeSearch())
      await answerWith(found)
      expect(router.push).not.toHaveBeenCalled()
    })
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

describe('a press on what stands below the box', () => {
  it.each([0, 1, 2])('leaves the focus in it: button %d', async (button) => {
    await open('account')
    for (const place of [screen.getByRole('radio', { name: 'BinBar' }), getOptions()[1] as Element]) {
      expect(fireEvent.mouseDown(place, { button })).toBe(false)
    }
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
