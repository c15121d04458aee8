// @vitest-environment jsdom
import { cleanup, renderHook } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { getShownAddress, hidePageAhead, showPageAhead } from './page-ahead'
import { usePageAheadEnd } from './use-page-ahead-end'

const handlers = vi.hoisted(() => new Map<string, (...values: unknown[]) => void>())
const events = vi.hoisted(() => ({
  on: (event: string, handle: () => void) => handlers.set(event, handle),
  off: (event: string) => handlers.delete(event),
}))
vi.mock('next/router', () => ({ useRouter: () => ({ events }) }))
vi.mock('./base-path', () => ({ basePath: '/help' }))

const tell = (event: string, ...values: unknown[]) => handlers.get(event)?.(...values)
const top = { title: 'Id', trail: ['Id'], hasContents: false }

beforeEach(() => {
  showPageAhead({ address: '/docs/id/', top }, 60, () => {})
  renderHook(() => usePageAheadEnd())
})

afterEach(() => {
  cleanup()
  hidePageAhead()
})

describe('the top of the page ahead goes when', () => {
  it.each([
    ['that page has come', () => tell('routeChangeComplete', '/help/docs/id/')],
    ['no page comes', () => tell('routeChangeError', new Error('lost'), '/help/docs/id/')],
    ['the reader goes to another page', () => tell('routeChangeStart', '/help/docs/')],
    ['the reader goes to a heading', () => tell('hashChangeStart', '/help/docs/#id')],
    ['the browser leaves the page', () => window.dispatchEvent(new Event('pagehide'))],
  ])('%s', (_name, happen) => {
    happen()
    expect(getShownAddress()).toBeUndefined()
  })
})

describe('it stays when', () => {
  it.each([
    ['the way there begins', () => tell('routeChangeStart', '/help/docs/id/')],
    ['another page comes that was on its way before', () => tell('routeChangeComplete', '/help/docs/')],
    [
      'the way to another page is cancelled for it',
      () =>
        tell('routeChangeError', Object.assign(new Error('Cancelled'), { cancelled: true }), '/help/docs/'),
    ],
  ])('%s', (_name, happen) => {
    happen()
    expect(getShownAddress()).toBeDefined()
  })
})

it('is left alone when nobody listens any more', () => {
  cleanup()
  window.dispatchEvent(new Event('pagehide'))
  expect([getShownAddress(), handlers.size]).toEqual(['/docs/id/', 0])
})
