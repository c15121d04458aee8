// @vitest-environment jsdom
import { act, cleanup, render, screen } from '@testing-library/react'
import { renderToString } from 'react-dom/server'
import { afterEach, expect, it } from 'vitest'
import { hidePageAhead, preparePageAhead, showPageAhead } from '../navigation/page-ahead'
import { PageAheadTop } from './page-ahead-top'

const top = { title: 'Id', trail: ['API', 'API', 'Id'], hasContents: true }
const page = { address: '/docs/api/id/?view=2', top }
const show = () => showPageAhead(page, 60, () => {})

afterEach(() => {
  cleanup()
  hidePageAhead()
})

const find = () => document.querySelector<HTMLElement>('[data-page-ahead]')

it('shows breadcrumbs and heading when the reader goes to a page', () => {
  render(<PageAheadTop route="/docs/" hasSidebar />)
  expect(find()).toBeNull()
  act(() => preparePageAhead(page))
  expect(find()?.hidden).toBe(true)
  act(show)
  expect(find()?.hidden).toBe(false)
  expect(find()?.textContent).toBe('APIAPIIdId')
  act(hidePageAhead)
  expect(find()).toBeNull()
})

it('is nothing for keyboards and screen readers', () => {
  render(<PageAheadTop route="/docs/" hasSidebar />)
  act(show)
  expect(screen.queryByRole('heading')).toBeNull()
  expect(find()?.querySelector('[inert] a')).not.toBeNull()
  expect(find()?.querySelectorAll('a')).toHaveLength(1)
})

it('goes in the moment in which the page comes', () => {
  const { rerender } = render(<PageAheadTop route="/docs/" hasSidebar />)
  act(show)
  rerender(<PageAheadTop route="/docs/api/id/" hasSidebar />)
  expect(find()).toBeNull()
})

it('is not in the static page', () => {
  show()
  expect(renderToString(<PageAheadTop route="/docs/" hasSidebar />)).toBe('')
})
