// @vitest-environment jsdom
import { act, cleanup, render } from '@testing-library/react'
import { type ReactNode, useLayoutEffect } from 'react'
import { renderToString } from 'react-dom/server'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { missingRestAttribute, RestOfPage } from './rest-of-page'

/** What the page showed, one after the other. */
const shown: (string | null)[] = []

function Page({ end }: { end?: ReactNode }) {
  return (
    <RestOfPage>
      rest
      {end}
    </RestOfPage>
  )
}

/** Notes what its children show when they are on the page, and whenever that changes. */
function Recorder({ children }: { children: ReactNode }) {
  useLayoutEffect(() => {
    const page = document.querySelector('main')
    const note = () => shown.at(-1) !== page?.textContent && shown.push(page?.textContent ?? null)
    note()
    const observer = new MutationObserver(note)
    observer.observe(document.body, { childList: true, subtree: true, characterData: true })
    return () => observer.disconnect()
  }, [])
  return <main>{children}</main>
}

/** Follows a link to an address on a page that is interactive. */
async function follow(address: string, end?: ReactNode): Promise<void> {
  const link = document.body.appendChild(document.createElement('a'))
  link.href = '/docs/'
  link.addEventListener('click', (event) => event.preventDefault())
  link.click()
  window.history.pushState(null, '', address)
  await show(end)
}

async function show(end?: ReactNode): Promise<void> {
  await act(async () => {
    render(
      <Recorder>
        <Page end={end} />
      </Recorder>,
    )
  })
}

beforeEach(() => {
  shown.length = 0
  document.documentElement.dataset.hasHydrated = 'true'
})

afterEach(() => {
  cleanup()
  document.body.replaceChildren()
  delete document.documentElement.dataset.hasHydrated
})

describe('RestOfPage', () => {
  it('is in the static page', () => {
    delete document.documentElement.dataset.hasHydrated
    expect(renderToString(<Page />)).toContain('rest')
  })

  it('comes after the beginning when a link is followed', async () => {
    await follow('/docs/')
    expect(shown).toEqual(['', 'rest'])
    expect(document.querySelector(`[${missingRestAttribute}]`)).toBeNull()
  })

  it('comes whole, also where a part of it has a rest of its own', async () => {
    await follow('/docs/', <Page />)
    expect(shown).toEqual(['', 'restrest'])
  })

  it('is there at once when the page is loaded', async () => {
    delete document.documentElement.dataset.hasHydrated
    await follow('/docs/')
    expect(shown).toEqual(['rest'])
  })

  it('is there at once when the page is opened at a heading', async () => {
    await follow('/docs/#end')
    expect(shown).toEqual(['rest'])
  })

  it('is there at once when the reader goes back to the page', async () => {
    await follow('/docs/')
    cleanup()
    shown.length = 0
    window.dispatchEvent(new PopStateEvent('popstate'))
    await show()
    expect(shown).toEqual(['rest'])
  })
})
