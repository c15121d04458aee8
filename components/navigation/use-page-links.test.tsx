// @vitest-environment jsdom
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { findPageTop, loadAssetList } from './asset-lists'
import { getShownAddress, hidePageAhead, usePageAhead } from './page-ahead'
import { usePageLinks } from './use-page-links'

const router = vi.hoisted(() => ({
  pathname: '/docs',
  events: { on: vi.fn(), off: vi.fn() },
  push: vi.fn(async () => true),
  prefetch: vi.fn(async () => {}),
}))
vi.mock('./asset-lists')
vi.mock('next/router', () => ({ useRouter: () => router }))
vi.mock('./base-path', () => ({ basePath: '/help' }))

const top = { title: 'Intro', trail: ['Intro'], hasContents: true }

/** A page with links of this site, and one that something else follows. */
function Page() {
  usePageLinks()
  const ahead = usePageAhead()
  return (
    <>
      {ahead && <p>{`Ready: ${ahead.top.title}`}</p>}
      <a href="/help/docs/intro">
        The <b>page</b>
      </a>
      <a href="/help/docs/intro#tools">The heading</a>
      <a href="/help/docs/">Open page</a>
      <a href="/help/docs/?view=2">Other view</a>
      <a href="https://example.com/">Other host</a>
      <a href="/help/docs/found/" onClick={(event) => event.preventDefault()}>
        Result
      </a>
      <svg role="img" aria-label="drawing">
        <a href="/help/docs/">
          <title>in a drawing</title>
        </a>
      </svg>
    </>
  )
}

beforeEach(() => {
  router.push.mockClear()
  router.prefetch.mockClear()
  vi.mocked(loadAssetList).mockReset().mockResolvedValue(true)
  vi.mocked(findPageTop).mockReset().mockReturnValue(top)
  window.history.replaceState(null, '', '/help/docs/?view=1')
  render(<Page />)
})

afterEach(() => {
  cleanup()
  hidePageAhead()
})

const find = (text: string) => screen.getByText(text)
const settle = () => new Promise((resolve) => setTimeout(resolve))

describe('usePageLinks', () => {
  it('follows a link to a page without a reload, from the top', () => {
    expect(fireEvent.click(find('page'))).toBe(false)
    expect(router.push).toHaveBeenCalledExactlyOnceWith('/docs/intro/', undefined, { scroll: true })
  })

  it('leaves the reader where they are when the query alone changes', () => {
    fireEvent.click(find('Other view'))
    expect(router.push).toHaveBeenCalledExactlyOnceWith('/docs/?view=2', undefined, { scroll: false })
  })

  it('leads from a heading to the top where the query is another one', () => {
    window.history.replaceState(null, '', '/help/docs/?view=1#tools')
    fireEvent.click(find('Other view'))
    expect(router.push).toHaveBeenCalledExactlyOnceWith('/docs/?view=2', undefined, { scroll: true })
  })

  it.each([
    ['a link to another host', 'Other host', {}],
    ['a link in a drawing', 'in a drawing', {}],
    ['a click for a new tab', 'page', { ctrlKey: true }],
  ])('leaves %s to the browser', (_, text, keys) => {
    expect(fireEvent.click(find(text), keys)).toBe(true)
    expect(router.push).not.toHaveBeenCalled()
  })

  it('leaves a link alone that has been followed otherwise', () => {
    fireEvent.click(find('Result'))
    expect(router.push).not.toHaveBeenCalled()
  })

  it.each(['mouseOver', 'touchStart', 'focusIn'] as const)(
    'loads the page ahead at %s, once',
    async (sign) => {
      fireEvent[sign](find('page'))
      fireEvent[sign](find('page'))
      await settle()
      expect(router.prefetch).toHaveBeenCalledExactlyOnceWith('/docs/intro/', '/docs/intro/', {
        priority: true,
      })
      expect(loadAssetList).toHaveBeenLastCalledWith('/help/docs/intro/')
    },
  )

  it('loads no page ahead whose list is not there, which the router would keep', async () => {
    vi.mocked(loadAssetList).mockResolvedValue(false)
    fireEvent.mouseOver(find('page'))
    await settle()
    expect(router.prefetch).not.toHaveBeenCalled()
  })

  it.each(['mouseOver', 'touchStart', 'focusIn'] as const)(
    'loads the list of the own folder at the first %s, wherever it is, and once',
    (sign) => {
      fireEvent[sign](document.body)
      fireEvent[sign](document.body)
      expect(loadAssetList).toHaveBeenCalledExactlyOnceWith('/help/docs')
    },
  )

  it('loads the page ahead again when the reader comes back to its link, as it may have failed', async () => {
    router.prefetch.mockRejectedValueOnce(new Error('offline'))
    fireEvent.mouseOver(find('page'))
    fireEvent.mouseOver(find('Other host'))
    fireEvent.mouseOver(find('page'))
    await settle()
    expect(router.prefetch).toHaveBeenCalledTimes(2)
  })

  describe('when the page is loaded', () => {
    const nextFrame = () => new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)))

    async function turnTo(text: string) {
      fireEvent.mouseOver(find(text))
      await act(settle)
    }

    it('shows its top at once, and goes there when that is on the screen', async () => {
      await turnTo('page')
      expect(find('Ready: Intro')).toBeDefined()
      expect(getShownAddress()).toBeUndefined()
      fireEvent.click(find('page'))
      expect(getShownAddress()).toBe('/docs/intro/')
      expect(router.push).not.toHaveBeenCalled()
      await nextFrame()
      expect(router.push).toHaveBeenCalledExactlyOnceWith('/docs/intro/', undefined, { scroll: true })
    })

    it('goes there once when the link is pressed twice', async () => {
      await turnTo('page')
      expect(fireEvent.click(find('page'))).toBe(false)
      expect(fireEvent.click(find('page'))).toBe(false)
      await nextFrame()
      expect(fireEvent.click(find('page'))).toBe(false)
      expect(router.push).toHaveBeenCalledOnce()
      expect(getShownAddress()).toBe('/docs/intro/')
    })

    it('goes to the last of two links alone', async () => {
      await turnTo('page')
      fireEvent.click(find('page'))
      fireEvent.click(find('Other view'))
      expect(getShownAddress()).toBeUndefined()
      await nextFrame()
      expect(router.push).toHaveBeenCalledExactlyOnceWith('/docs/?view=2', undefined, { scroll: false })
    })

    it('shows its top also when the reader has turned to other links since', async () => {
      await turnTo('page')
      await turnTo('Other host')
      await turnTo('Other view')
      fireEvent.click(find('page'))
      expect(getShownAddress()).toBe('/docs/intro/')
    })

    it.each([
      ['is the open one', 'Open page', () => {}],
      ['is opened at a heading', 'The heading', () => {}],
      ['has no top to be shown', 'page', () => vi.mocked(findPageTop).mockReturnValue(undefined)],
      ['could not be loaded', 'page', () => router.prefetch.mockRejectedValueOnce(new Error('offline'))],
    ])('shows nothing and goes there if it %s', async (_name, text, prepare) => {
      prepare()
      await turnTo(text)
      fireEvent.click(find(text))
      expect(getShownAddress()).toBeUndefined()
      expect(router.push).toHaveBeenCalledOnce()
    })
  })

  it('ends with the page', () => {
    cleanup()
    document.body.innerHTML = '<a href="/help/docs/intro/">The page</a>'
    expect(fireEvent.click(find('The page'))).toBe(true)
    fireEvent.mouseOver(find('The page'))
    expect(router.push).not.toHaveBeenCalled()
    expect(router.prefetch).not.toHaveBeenCalled()
  })
})
