// @vitest-environment jsdom
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react'
import { renderToStaticMarkup } from 'react-dom/server'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { composeContents } from '../../lib/toc/compose-contents'
import { DesktopContents } from './desktop-contents'

const contents = composeContents(
  [
    { depth: 2, value: 'Tools', id: 'tools' },
    { depth: 3, value: 'Ladder', id: 'ladder' },
    { depth: 2, value: 'Steps', id: 'steps' },
  ],
  {},
)

/** Tells the size of the page when it is asked, and whenever the test changes it. */
class SizeStub {
  constructor(tell: () => void) {
    tellSize = () => act(tell)
  }
  observe(): void {
    tellSize()
  }
  disconnect(): void {
    tellSize = () => {}
  }
}
let tellSize = () => {}

/** Shows the list beside headings that stand at these distances from the top of a window of 800 px. */
function renderPage(tops: Record<string, number>): void {
  vi.stubGlobal('innerHeight', 800)
  vi.spyOn(HTMLElement.prototype, 'getBoundingClientRect').mockImplementation(function (this: HTMLElement) {
    const top = tops[this.id] ?? 0
    return { top, bottom: top + 30 } as DOMRect
  })
  vi.stubGlobal('ResizeObserver', SizeStub)
  render(
    <>
      {Object.keys(tops).map((id) => (
        <h2 key={id} id={id}>
          {id}
        </h2>
      ))}
      <DesktopContents contents={contents} />
    </>,
  )
}

function listActive(): (string | null)[] {
  return screen
    .getAllByRole('link')
    .filter(({ dataset }) => dataset.active)
    .map(({ textContent }) => textContent)
}

afterEach(() => {
  cleanup()
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
})

describe('DesktopContents', () => {
  it('marks nothing in the static page', () => {
    const html = renderToStaticMarkup(<DesktopContents contents={contents} />)
    expect(html).toContain('On this page')
    expect(html).not.toContain('data-active')
  })

  it('marks the part that is being read when the page is opened', () => {
    renderPage({ tools: 200, ladder: 700, steps: 900 })
    expect(listActive()).toEqual(['Tools'])
  })

  it.each(['scroll', 'resize'])('follows the event %s', (type) => {
    const tops = { tools: 200, ladder: 700, steps: 900 }
    renderPage(tops)
    Object.assign(tops, { tools: -300, ladder: 100, steps: 500 })
    fireEvent(window, new Event(type))
    expect(listActive()).toEqual(['Ladder'])
  })

  it('follows the size of the page, of which a part may come later', () => {
    const tops = { tools: 200, ladder: 700, steps: 900 }
    renderPage(tops)
    expect(listActive()).toEqual(['Tools'])
    Object.assign(tops, { tools: 900, ladder: 1400, steps: 1600 })
    tellSize()
    expect(listActive()).toEqual([])
  })

  it('passes over an entry whose heading is not on the page', () => {
    renderPage({ tools: -400, steps: -100 })
    expect(listActive()).toEqual(['Steps'])
  })
})
