// @vitest-environment jsdom
import { act, cleanup, render, screen } from '@testing-library/react'
import Router from 'next/router'
import { renderToString } from 'react-dom/server'
import { afterEach, expect, it } from 'vitest'
import { leavePageAhead, preparePageAhead, showPageAhead } from '../navigation/page-ahead'
import { PageAheadTop } from './page-ahead-top'

const address = '/docs/api/id/?view=2'

afterEach(() => {
  cleanup()
  leavePageAhead()
})

const find = () => document.querySelector<HTMLElement>('[data-page-ahead]')

/** The open page, with the top of another one ready. */
function open(route = '/docs/') {
  const page = render(<PageAheadTop route={route} hasSidebar />)
  act(() => preparePageAhead(address, { title: 'Id', trail: ['API', 'Id'], hasContents: true }))
  return page
}

it('is ready before it is shown', () => {
  open()
  expect(find()?.hidden).toBe(true)
  act(() => void showPageAhead(address))
  expect(find()?.hidden).toBe(false)
  expect(find()?.textContent).toBe('APIIdId')
})

it('is nothing for keyboards and screen readers', () => {
  open()
  act(() => void showPageAhead(address))
  expect(screen.queryByRole('link')).toBeNull()
  expect(find()?.getAttribute('inert')).toBe('')
})

it('shows the page alone that the link leads to', () => {
  open()
  expect(showPageAhead('/docs/api/url/')).toBe(false)
  expect(find()?.hidden).toBe(true)
})

it('goes in the moment in which the page comes', () => {
  const { rerender } = open()
  act(() => void showPageAhead(address))
  rerender(<PageAheadTop route="/docs/api/id/" hasSidebar />)
  expect(find()).toBeNull()
})

it.each([
  ['another page has come', () => Router.events.emit('routeChangeComplete')],
  ['no page comes', () => Router.events.emit('routeChangeError')],
  ['the browser leaves the page', () => window.dispatchEvent(new Event('pagehide'))],
])('goes when %s', (_name, happen) => {
  open()
  act(() => void showPageAhead(address))
  act(happen)
  expect(find()).toBeNull()
})

it('stays when the reader turns to another link meanwhile', () => {
  open()
  act(() => void showPageAhead(address))
  act(() => preparePageAhead('/docs/api/url/', { title: 'URL', trail: ['API', 'URL'], hasContents: false }))
  expect(find()?.textContent).toBe('APIIdId')
  expect(find()?.hidden).toBe(false)
})

it('is not in the static page', () => {
  preparePageAhead(address, { title: 'Id', trail: ['API', 'Id'], hasContents: true })
  expect(renderToString(<PageAheadTop route="/docs/" hasSidebar />)).toBe('')
})
