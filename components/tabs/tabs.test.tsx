// @vitest-environment jsdom
import { act, cleanup, fireEvent, type RenderResult, render, screen } from '@testing-library/react'
import type { ReactNode } from 'react'
import { renderToString } from 'react-dom/server'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { languageKey } from '../../lib/tabs/language'

const items = ['query', 'result', 'curl', 'python'].map((value) => ({
  value,
  label: `The ${value}`,
  panel: <pre>{`text of ${value}`}</pre>,
}))

/** The groups of a page that was just opened: the store of the language reads the device anew. */
async function openPage(groups = 1): Promise<RenderResult> {
  vi.resetModules()
  return render(await composePage(groups))
}

async function composePage(groups: number): Promise<ReactNode> {
  const { Tabs } = await import('./tabs')
  const labels = Array.from({ length: groups }, (_one, index) => `Group ${index + 1}`)
  return labels.map((label) => <Tabs key={label} label={label} items={items} />)
}

function tab(name: string, group = 0): HTMLElement {
  const found = screen.getAllByRole('tab', { name: `The ${name}` })[group]
  if (!found) throw new Error(`There is no tab ${name} in group ${group}.`)
  return found
}

/** The text of the panel that each group shows. */
function shown(): (string | null)[] {
  return screen.getAllByRole('tabpanel').map((panel) => panel.querySelector('pre')?.textContent ?? null)
}

beforeEach(() => {
  vi.spyOn(window, 'scrollBy').mockImplementation(() => undefined)
})

afterEach(() => {
  cleanup()
  localStorage.clear()
  history.replaceState(null, '', '/')
  vi.restoreAllMocks()
})

describe('Tabs', () => {
  it('shows the first panel, and ties each panel to its tab', async () => {
    await openPage()
    expect(shown()).toEqual(['text of query'])
    expect(screen.getByRole('tablist', { name: 'Group 1' })).toBeDefined()
    expect(screen.getByRole('tabpanel', { name: 'The query' }).id).toBe(
      tab('query').getAttribute('aria-controls'),
    )
    expect(tab('query').getAttribute('aria-selected')).toBe('true')
    expect(tab('curl').getAttribute('aria-selected')).toBe('false')
  })

  it('has every panel in the text of the page that the build makes', async () => {
    const { Tabs } = await import('./tabs')
    const html = renderToString(<Tabs label="Group" items={items} />)
    for (const { value } of items) expect(html).toContain(`text of ${value}`)
    expect(html.match(/hidden=""/g)).toHaveLength(items.length - 1)
  })

  it('moves the focus with the arrow keys, and selects with a press alone', async () => {
    await openPage()
    tab('query').focus()
    fireEvent.keyDown(tab('query'), { key: 'ArrowLeft' })
    expect(document.activeElement).toBe(tab('python'))
    expect(shown()).toEqual(['text of query'])
    fireEvent.click(tab('python'))
    expect(shown()).toEqual(['text of python'])
  })

  it('has its next tab on the left where text runs to the left', async () => {
    vi.doMock('../locales/current-locale', () => ({ currentLocale: { direction: 'rtl' } }))
    await openPage()
    vi.doUnmock('../locales/current-locale')
    fireEvent.keyDown(tab('query'), { key: 'ArrowLeft' })
    expect(document.activeElement).toBe(tab('result'))
    fireEvent.keyDown(tab('result'), { key: 'ArrowRight' })
    expect(document.activeElement).toBe(tab('query'))
  })

  it('has one tab in the order of the Tab key: the selected one', async () => {
    await openPage()
    fireEvent.click(tab('result'))
    expect(screen.getAllByRole('tab').map(({ tabIndex }) => tabIndex)).toEqual([-1, 0, -1, -1])
  })

  it('scrolls its list sideways until the selected tab is in sight', async () => {
    vi.spyOn(HTMLElement.prototype, 'clientWidth', 'get').mockReturnValue(300)
    vi.spyOn(HTMLElement.prototype, 'offsetLeft', 'get').mockReturnValue(460)
    vi.spyOn(HTMLElement.prototype, 'offsetWidth', 'get').mockReturnValue(90)
    await openPage()
    fireEvent.click(tab('python'))
    expect(screen.getByRole('tablist').scrollLeft).toBe(250)
  })

  it('leaves other keys to the browser', async () => {
    await openPage()
    expect(fireEvent.keyDown(tab('query'), { key: 'ArrowRight' })).toBe(false)
    expect(fireEvent.keyDown(tab('query'), { key: 'Tab' })).toBe(true)
  })
})

describe('the language of examples', () => {
  it('follows a choice in every group, is kept, and stands in the address', async () => {
    history.replaceState({ key: 'kept', as: '/docs/#top' }, '', '/docs/#top')
    await openPage(2)
    fireEvent.click(tab('curl', 1))
    expect(shown()).toEqual(['text of curl', 'text of curl'])
    expect(localStorage.getItem(languageKey)).toBe('curl')
    expect(location.href).toBe('http://localhost:3000/docs/?language=curl#top')
    expect(history.state).toEqual({ key: 'kept', as: '/docs/?language=curl#top' })
  })

  it('is the kept one when a page opens', async () => {
    localStorage.setItem(languageKey, 'python')
    await openPage(2)
    expect(shown()).toEqual(['text of python', 'text of python'])
  })

  it('is the one of the address before the kept one', async () => {
    localStorage.setItem(languageKey, 'python')
    history.replaceState(null, '', '/?language=curl')
    await openPage()
    expect(shown()).toEqual(['text of curl'])
  })

  it('is forgotten when the first tab is chosen', async () => {
    localStorage.setItem(languageKey, 'python')
    await openPage(2)
    fireEvent.click(tab('query'))
    expect(shown()).toEqual(['text of query', 'text of query'])
    expect(localStorage.getItem(languageKey)).toBeNull()
  })

  it('gives way to a tab of one group alone, until a language is chosen anew', async () => {
    await openPage(2)
    fireEvent.click(tab('result'))
    expect(shown()).toEqual(['text of result', 'text of query'])
    expect(localStorage.getItem(languageKey)).toBeNull()
    fireEvent.click(tab('python', 1))
    expect(shown()).toEqual(['text of python', 'text of python'])
  })

  it('counts for nothing in a group that does not have it', async () => {
    localStorage.setItem(languageKey, 'typescript')
    await openPage()
    expect(shown()).toEqual(['text of query'])
  })

  it('follows another tab of the browser', async () => {
    await openPage()
    act(() => {
      window.dispatchEvent(new StorageEvent('storage', { key: languageKey, newValue: 'curl' }))
    })
    expect(shown()).toEqual(['text of curl'])
    act(() => {
      window.dispatchEvent(new StorageEvent('storage', { key: 'theme', newValue: 'dark' }))
      window.dispatchEvent(new StorageEvent('storage', { key: languageKey, newValue: 'nonsense' }))
    })
    expect(shown()).toEqual(['text of query'])
  })

  it('takes the address along when it follows another tab of the browser', async () => {
    history.replaceState(null, '', '/docs/?language=python#top')
    await openPage()
    act(() => {
      window.dispatchEvent(new StorageEvent('storage', { key: languageKey, newValue: 'curl' }))
    })
    expect(location.href).toBe('http://localhost:3000/docs/?language=curl#top')
  })

  it('is forgotten when another tab of the browser clears the storage', async () => {
    localStorage.setItem(languageKey, 'python')
    await openPage()
    act(() => {
      window.dispatchEvent(new StorageEvent('storage', { key: null, newValue: null }))
    })
    expect(shown()).toEqual(['text of query'])
  })

  it('follows another tab of the browser while no example is on the page, and leaves its address', async () => {
    const { rerender } = await openPage()
    rerender(null)
    window.dispatchEvent(new StorageEvent('storage', { key: languageKey, newValue: 'curl' }))
    expect(location.search).toBe('')
    rerender(await composePage(1))
    expect(shown()).toEqual(['text of curl'])
  })

  it('is the one of an address that is opened later, as by going back', async () => {
    const { rerender } = await openPage(2)
    fireEvent.click(tab('curl'))
    history.pushState(null, '', '/?language=python')
    rerender(await composePage(2))
    expect(shown()).toEqual(['text of python', 'text of python'])
    history.pushState(null, '', '/other/')
    rerender(await composePage(2))
    expect(shown()).toEqual(['text of python', 'text of python'])
  })

  it('works where storage is blocked', async () => {
    const block = () => {
      throw new Error('blocked')
    }
    vi.spyOn(Storage.prototype, 'getItem').mockImplementation(block)
    vi.spyOn(Storage.prototype, 'setItem').mockImplementation(block)
    await openPage(2)
    fireEvent.click(tab('python'))
    expect(shown()).toEqual(['text of python', 'text of python'])
  })

  it('keeps the pressed tab in its place on the screen', async () => {
    await openPage()
    const positions = [300, 100]
    vi.spyOn(tab('curl'), 'getBoundingClientRect').mockImplementation(
      () => ({ top: positions.shift() ?? 0 }) as DOMRect,
    )
    fireEvent.click(tab('curl'))
    expect(window.scrollBy).toHaveBeenCalledWith(0, -200)
  })
})
