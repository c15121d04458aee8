import { act, cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, vi } from 'vitest'
import type { FoundPage, SearchAnswer } from '../../lib/search/search-answer'
import { createSearchClient, search } from './search-client.fixture'
import { dropSearchClient, getSearchClient } from './search-client-store'
import { SearchDialog } from './search-dialog'
import { closeSearch, openSearch, useSearchState } from './search-store'

/*
 * The open search of a test, whose router and client are those of `router.fixture.ts` and
 * `search-client.fixture.ts`. A test says so itself, as `vi.mock` holds for the file that it stands in.
 */

export const account: FoundPage = {
  route: '/docs/api/objects/account/',
  title: 'Account',
  trail: ['API', 'Objects'],
  sections: [
    { heading: 'Fields of an account', id: 'fields' },
    { heading: 'Examples', id: 'examples' },
  ],
}
export const setup: FoundPage = {
  route: '/docs/client-application/account-setup/',
  title: 'Account setup',
  trail: ['Client application'],
  sections: [],
}
/** What is found unless a test says otherwise. */
export const found: SearchAnswer = { pages: [account, setup], words: ['account'] }

/** Prepares each test of a file, and clears up after it. */
export function prepareSearch(): void {
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
  afterEach(() => {
    act(() => closeSearch())
    cleanup()
    localStorage.clear()
    vi.useRealTimers()
    vi.clearAllMocks()
    dropSearchClient(getSearchClient(''))
  })
}

export const settle = () => act(async () => void (await new Promise((resolve) => setTimeout(resolve))))
export const getBox = () => screen.getByRole<HTMLInputElement>('combobox', { name: 'Search' })
export const getOptions = () => screen.queryAllByRole('option')
/** The text of the option that Enter would take. */
export const readActive = () =>
  document.getElementById(getBox().getAttribute('aria-activedescendant') ?? '')?.textContent

/** Presses a key in the box. False if the browser's own action is prevented. */
export const pressKey = (name: string, modifiers: KeyboardEventInit = {}) =>
  fireEvent.keyDown(getBox(), { key: name, ...modifiers })

/** The dialog, as it stands on the page while the search is open. */
export function OpenSearch() {
  return useSearchState().isOpen ? <SearchDialog /> : null
}

/** Opens the search and waits for what it finds. */
export async function open(query = ''): Promise<void> {
  render(<OpenSearch />)
  act(() => openSearch(query))
  await settle()
}

/** Changes what stands in the box and waits for what that finds. */
export async function type(value: string): Promise<void> {
  fireEvent.change(getBox(), { target: { value } })
  await settle()
}
