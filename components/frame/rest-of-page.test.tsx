// @vitest-environment jsdom
import { act, cleanup, render, screen } from '@testing-library/react'
import { renderToString } from 'react-dom/server'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { missingRestAttribute, RestOfPage } from './rest-of-page'

/** Whether the rest was there the first time that the page was shown. */
let wasThereAtOnce: boolean | undefined

function Page() {
  return (
    <div ref={note}>
      <RestOfPage>
        <p>rest</p>
      </RestOfPage>
    </div>
  )
}

function note(page: HTMLElement | null): void {
  if (page) wasThereAtOnce ??= page.textContent === 'rest'
}

/** Follows a link to an address on a page that is interactive. */
function follow(address: string): void {
  window.history.pushState(null, '', address)
  document.body.click()
  render(<Page />)
}

beforeEach(() => {
  wasThereAtOnce = undefined
  document.documentElement.dataset.hasHydrated = 'true'
})

afterEach(() => {
  cleanup()
  delete document.documentElement.dataset.hasHydrated
})

describe('RestOfPage', () => {
  it('is in the static page', () => {
    delete document.documentElement.dataset.hasHydrated
    expect(renderToString(<Page />)).toContain('rest')
  })

  it('comes after the beginning when a link is followed', () => {
    follow('/docs/')
    expect(wasThereAtOnce).toBe(false)
    expect(screen.getByText('rest')).toBeTruthy()
    expect(document.querySelector(`[${missingRestAttribute}]`)).toBeNull()
  })

  it('is there at once when the page is loaded', () => {
    delete document.documentElement.dataset.hasHydrated
    follow('/docs/')
    expect(wasThereAtOnce).toBe(true)
  })

  it('is there at once when the page is opened at a heading', () => {
    follow('/docs/#end')
    expect(wasThereAtOnce).toBe(true)
  })

  it('is there at once when the reader goes back to the page', () => {
    follow('/docs/')
    cleanup()
    wasThereAtOnce = undefined
    act(() => void window.dispatchEvent(new PopStateEvent('popstate')))
    render(<Page />)
    expect(wasThereAtOnce).toBe(true)
  })
})
