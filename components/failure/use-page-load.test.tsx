// @vitest-environment jsdom
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { PageLoadReport } from './page-load-report'

const listeners = vi.hoisted(() => new Map<string, (...values: unknown[]) => void>())

vi.mock('next/router', () => {
  const events = {
    on: (type: string, listener: (...values: unknown[]) => void) => listeners.set(type, listener),
    off: () => undefined,
  }
  return { useRouter: () => ({ events }) }
})

const request = vi.fn<() => Promise<unknown>>()
const assign = vi.fn()
const reload = vi.fn()

beforeEach(() => {
  vi.stubGlobal('fetch', request)
  vi.stubGlobal('location', { ...window.location, href: 'http://localhost/present/#part', assign, reload })
  render(<PageLoadReport />)
})

afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
  vi.resetAllMocks()
})

/** What the router gets back from its listener when the files of a page fail. */
async function fail(error: Error & { cancelled?: boolean }, address = '/docs/'): Promise<unknown> {
  let thrown: unknown
  await act(async () => {
    try {
      listeners.get('routeChangeError')?.(error, address)
    } catch (caught) {
      thrown = caught
    }
  })
  return thrown
}

describe('PageLoadReport', () => {
  it('opens the page by a full load if the host answers', async () => {
    request.mockResolvedValue({})
    expect(await fail(new Error('Failed to load script'))).toMatchObject({ cancelled: true })
    expect(assign).toHaveBeenCalledExactlyOnceWith('/docs/')
    expect(screen.queryByRole('alert')).toBeNull()
  })

  it('tells the reader if it does not, and opens the page once a retry works', async () => {
    request.mockRejectedValueOnce(new TypeError('Failed to fetch'))
    await fail(new Error('Failed to load script'))
    expect(assign).not.toHaveBeenCalled()
    expect(screen.getByRole('alert').textContent).toContain(
      'The site did not answer at /docs/. Check the connection, then retry.',
    )
    request.mockResolvedValueOnce({})
    await act(async () => fireEvent.click(screen.getByRole('button', { name: 'Retry' })))
    expect(assign).toHaveBeenCalledExactlyOnceWith('/docs/')
  })

  it('goes away on its button, and when the reader goes elsewhere', async () => {
    request.mockRejectedValue(new TypeError('Failed to fetch'))
    await fail(new Error('Failed to load script'))
    fireEvent.click(screen.getByRole('button', { name: 'Close' }))
    expect(screen.queryByRole('alert')).toBeNull()
    await fail(new Error('Failed to load script'))
    act(() => listeners.get('routeChangeStart')?.('/docs/binbar/'))
    expect(screen.queryByRole('alert')).toBeNull()
  })

  it('loads the page anew where going back has shown its address already', async () => {
    request.mockResolvedValue({})
    await fail(new Error('Failed to load script'), '/present/#part')
    expect(reload).toHaveBeenCalledOnce()
    expect(assign).not.toHaveBeenCalled()
  })

  it('does not pull the reader away from a page that they have gone to since', async () => {
    let answer: (value: unknown) => void = () => undefined
    request.mockReturnValueOnce(
      new Promise((resolve) => {
        answer = resolve
      }),
    )
    await fail(new Error('Failed to load script'))
    act(() => listeners.get('routeChangeStart')?.('/docs/binbar/'))
    await act(async () => answer({}))
    expect(assign).not.toHaveBeenCalled()
  })

  it('leaves a change alone that another one has overtaken', async () => {
    expect(await fail(Object.assign(new Error('Cancelled'), { cancelled: true }))).toBeUndefined()
    expect(request).not.toHaveBeenCalled()
  })
})
