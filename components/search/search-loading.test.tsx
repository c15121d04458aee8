// @vitest-environment jsdom
import { act, fireEvent, screen } from '@testing-library/react'
import { describe, expect, it, vi } from 'vitest'
import { SearchFailure } from '../../lib/search/search-failure'
import { createSearchClient, search } from './search-client.fixture'
import { getBox, getOptions, open, prepareSearch, readActive, settle, type } from './search-dialog.fixture'

vi.mock('next/router', () => import('./router.fixture'))
vi.mock('./search-client', () => import('./search-client.fixture'))

prepareSearch()

describe('an index that does not come', () => {
  it('is told, with the way to try again', async () => {
    createSearchClient.mockImplementationOnce(() => ({
      ready: Promise.reject(new SearchFailure('connection')),
      search,
      close: vi.fn(),
    }))
    await open('account')
    expect(screen.getByRole('alert').textContent).toBe(
      'The search could not be loaded.The site did not answer. Check the connection, then retry.Retry',
    )
    fireEvent.click(screen.getByRole('button', { name: 'Retry' }))
    await settle()
    expect(screen.queryByRole('alert')).toBeNull()
    expect(document.activeElement).toBe(getBox())
    expect(getOptions()).toHaveLength(4)
  })

  it('is told, when the search stops later', async () => {
    await open('account')
    search.mockRejectedValueOnce(new SearchFailure('query'))
    await type('accountx')
    expect(screen.getByRole('alert').textContent).toContain('The search has stopped.')
    fireEvent.click(screen.getByRole('button', { name: 'Retry' }))
    await settle()
    expect(createSearchClient).toHaveBeenCalledTimes(2)
    expect(getOptions()).toHaveLength(4)
  })

  it('is waited for, with a sign after 200 ms', async () => {
    let arrive: () => void = () => undefined
    const ready = new Promise<void>((resolve) => {
      arrive = resolve
    })
    createSearchClient.mockImplementationOnce(() => ({ ready, search, close: vi.fn() }))
    await open('account')
    expect(screen.queryByText('Loading…')).toBeNull()
    expect(readActive()).toBeUndefined()
    expect(await screen.findByText('Loading…')).toBeDefined()
    await act(async () => arrive())
    await settle()
    expect(screen.queryByText('Loading…')).toBeNull()
    expect(getOptions()).toHaveLength(4)
  })
})
