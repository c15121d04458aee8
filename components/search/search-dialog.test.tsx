// @vitest-environment jsdom
import { act, fireEvent, screen, within } from '@testing-library/react'
import { describe, expect, it, vi } from 'vitest'
import { router } from './router.fixture'
import { getBox, getOptions, open, prepareSearch, pressKey, settle } from './search-dialog.fixture'
import { openSearch } from './search-store'

vi.mock('next/router', () => import('./router.fixture'))
vi.mock('./search-client', () => import('./search-client.fixture'))

prepareSearch()

describe('choosing a result', () => {
  it('by Enter goes to the active one and closes the search', async () => {
    await open('account')
    pressKey('ArrowDown')
    pressKey('Enter')
    expect(router.push).toHaveBeenCalledExactlyOnceWith('/docs/api/objects/account/#fields')
    expect(screen.queryByRole('dialog')).toBeNull()
  })

  it('by a press goes there, too', async () => {
    await open('account')
    expect(fireEvent.click(getOptions()[3] as Element)).toBe(false)
    expect(router.push).toHaveBeenCalledExactlyOnceWith('/docs/client-application/account-setup/')
  })

  it.each([{ ctrlKey: true }, { metaKey: true }])(
    'with %o opens a new tab, and the search stays',
    async (keys) => {
      const openTab = vi.spyOn(window, 'open').mockReturnValue(null)
      await open('account')
      pressKey('Enter', keys)
      const address = 'http://localhost:3000/docs/api/objects/account/'
      expect(openTab).toHaveBeenCalledExactlyOnceWith(address, '_blank', 'noopener')
      expect(screen.getByRole('dialog')).toBeDefined()
      expect(router.push).not.toHaveBeenCalled()
      openTab.mockRestore()
    },
  )

  it('is remembered on the device', async () => {
    await open('account')
    pressKey('Enter')
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
    expect(document.activeElement).toBe(getBox())
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
    fireEvent.mouseDown(getBox())
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
