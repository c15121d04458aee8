// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react'
import { ErrorBoundary } from 'react-error-boundary'
import { afterEach, expect, it, vi } from 'vitest'
import { listMessages } from '../../lib/failure/list-messages'
import { ItemBoundary } from './item-boundary'

afterEach(() => {
  cleanup()
  vi.restoreAllMocks()
})

const item = { label: 'Fragile', to: '/docs/' }

function Broken(): never {
  throw new Error('boom')
}

it('says which item failed, with its configuration and the first error', () => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined)
  vi.stubGlobal('reportError', () => undefined)
  let messages: string[] = []
  render(
    <ErrorBoundary
      fallbackRender={({ error }) => {
        messages = listMessages(error)
        return null
      }}
    >
      <ItemBoundary item={item}>
        <Broken />
      </ItemBoundary>
    </ErrorBoundary>,
  )
  expect(messages).toEqual([
    'An item of the navbar could not be shown. Please check its configuration in site.config.ts:\n{\n  "label": "Fragile",\n  "to": "/docs/"\n}',
    'boom',
  ])
})

it('shows an item that does not fail', () => {
  render(<ItemBoundary item={item}>Whole</ItemBoundary>)
  expect(screen.getByText('Whole')).toBeDefined()
})
