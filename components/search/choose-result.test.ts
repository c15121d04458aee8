// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { SearchChoice } from '../../lib/search/search-choice'
import { missingRestAttribute } from '../frame/rest-of-page'
import { chooseResult } from './choose-result'

const highlights = new Map<string, { ranges: Range[] }>()
const push = vi.fn(async () => true)
const scrolled: string[] = []

beforeEach(() => {
  vi.stubGlobal('CSS', { highlights })
  vi.stubGlobal(
    'Highlight',
    class {
      ranges: Range[]
      constructor(...ranges: Range[]) {
        this.ranges = ranges
      }
    },
  )
  window.scrollTo = () => void scrolled.push('top')
  Element.prototype.scrollIntoView = function scrollIntoView(this: Element) {
    scrolled.push(this.id)
  }
  document.body.innerHTML = `
    <main><article>
      <h1>Weight of a bin</h1>
      <p>Weight in all.</p>
      <h2 id="read">Read the weight</h2>
      <p>A weight<wbr>Unit and its <b>weights</b>, not overweight.</p>
      <h3 id="deep">Weight, deep</h3>
      <details><summary>More</summary><p id="folded">Folded weight</p></details>
      <h2 id="next">Next weight</h2>
      <button id="tab" role="tab">Tab</button>
      <div role="tabpanel" aria-labelledby="tab" hidden><h3 id="in-tab">In a tab</h3></div>
    </article></main>`
  document.getElementById('tab')?.addEventListener('click', () => {
    const panel = document.querySelector<HTMLElement>('[role="tabpanel"]')
    if (panel) panel.hidden = false
  })
})

afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
  highlights.clear()
  localStorage.clear()
  scrolled.length = 0
  push.mockClear()
})

const choice = (id: string): SearchChoice => ({ route: '/docs/', id, label: id, context: '' })
const choose = (id: string, words: string[] = []) =>
  chooseResult({ choice: choice(id), words, router: { push } })
const marked = () => highlights.get('search-words')?.ranges.map(String)

describe('chooseResult', () => {
  it('goes to the heading and gives it the focus', async () => {
    await choose('read')
    expect(push).toHaveBeenCalledExactlyOnceWith('/docs/#read')
    expect(scrolled).toEqual(['read'])
    expect(document.activeElement?.id).toBe('read')
  })

  it('goes to the top of a page, and to its title', async () => {
    await choose('')
    expect(push).toHaveBeenCalledExactlyOnceWith('/docs/')
    expect(scrolled).toEqual(['top'])
    expect(document.activeElement?.tagName).toBe('H1')
  })

  it('waits for the rest of a page before it marks the words there', async () => {
    const rest = document.createElement('p')
    rest.setAttribute(missingRestAttribute, '')
    document.querySelector('article')?.append(rest)
    const chosen = choose('', ['rest'])
    await new Promise((resolve) => setTimeout(resolve, 120))
    expect(scrolled).toEqual([])
    rest.removeAttribute(missingRestAttribute)
    rest.textContent = 'The rest.'
    await chosen
    expect(marked()).toEqual(['rest'])
  })

  it('goes to the title of a page whose rest takes too long', async () => {
    vi.useFakeTimers()
    document.querySelector('article')?.insertAdjacentHTML('beforeend', `<p ${missingRestAttribute}></p>`)
    const chosen = choose('')
    await vi.advanceTimersByTimeAsync(2500)
    await chosen
    expect(document.activeElement?.tagName).toBe('H1')
  })

  it('keeps the choice on the device', async () => {
    await choose('read')
    expect(JSON.parse(localStorage.getItem('search.recent') ?? '')).toEqual([choice('read')])
  })

  it('opens a folded block and a tab that hold the place', async () => {
    await choose('folded')
    expect(document.querySelector('details')?.open).toBe(true)
    await choose('in-tab')
    expect(document.querySelector<HTMLElement>('[role="tabpanel"]')?.hidden).toBe(false)
    expect(document.activeElement?.id).toBe('in-tab')
  })

  it('opens a folded block of the section that alone holds the words', async () => {
    await choose('deep', ['weight'])
    expect(document.querySelector('details')?.open).toBe(false)
    await choose('deep', ['folded'])
    expect(document.querySelector('details')?.open).toBe(true)
  })

  it('leaves a folded block closed whose line says the words', async () => {
    await choose('deep', ['more'])
    expect(document.querySelector('details')?.open).toBe(false)
  })

  it('keeps the focus on the heading until the reader goes on', async () => {
    await choose('read')
    const heading = document.getElementById('read')
    await new Promise((resolve) => requestAnimationFrame(resolve))
    expect(heading?.getAttribute('tabindex')).toBe('-1')
    document.getElementById('tab')?.focus()
    expect(heading?.hasAttribute('tabindex')).toBe(false)
  })

  it('waits no longer for a place when the reader goes elsewhere', async () => {
    const chosen = choose('late')
    await Promise.resolve()
    await Promise.resolve()
    window.history.pushState(null, '', '/elsewhere/')
    document.querySelector('article')?.insertAdjacentHTML('beforeend', '<h2 id="late">Late</h2>')
    await chosen
    expect(scrolled).toEqual([])
    window.history.pushState(null, '', '/')
  })

  it('marks the words of the section for 4 seconds', async () => {
    vi.useFakeTimers()
    await choose('read', ['weight', 'weightunit'])
    expect(marked()).toEqual(['weight', 'weightUnit', 'weight', 'Weight', 'weight'])
    vi.advanceTimersByTime(3999)
    expect(highlights.size).toBe(1)
    vi.advanceTimersByTime(1)
    expect(highlights.size).toBe(0)
  })

  it('marks the words of the whole article for a page', async () => {
    await choose('', ['weight'])
    expect(marked()?.length).toBe(8)
  })

  it('marks nothing where the browser cannot', async () => {
    vi.stubGlobal('CSS', {})
    await choose('read', ['weight'])
    expect(document.activeElement?.id).toBe('read')
    expect(highlights.size).toBe(0)
  })

  it('waits until the place is there', async () => {
    setTimeout(
      () => document.querySelector('article')?.insertAdjacentHTML('beforeend', '<h2 id="late">Late</h2>'),
      100,
    )
    await choose('late')
    expect(document.activeElement?.id).toBe('late')
  })

  it('does nothing on the page if another one was opened meanwhile', async () => {
    push.mockResolvedValueOnce(false)
    await choose('read', ['weight'])
    expect(scrolled).toEqual([])
    expect(highlights.size).toBe(0)
  })
})
