// @vitest-environment jsdom
import { act, cleanup, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { useMobileSidebar } from './use-mobile-sidebar'

vi.mock('../navigation/use-location-change', () => ({ useLocationChange: () => undefined }))
vi.mock('../navigation/use-back-closing', () => ({ useBackClosing: () => undefined }))

beforeEach(() => {
  HTMLDialogElement.prototype.showModal = function () {
    this.open = true
  }
  HTMLDialogElement.prototype.close = function () {
    this.open = false
  }
})

afterEach(cleanup)

function Menu({ hasPanel }: { hasPanel: boolean }) {
  const { setDialog, toggle, isOpen, open, close } = useMobileSidebar(false)
  return (
    <>
      <button ref={toggle} type="button" aria-expanded={isOpen} onClick={open}>
        Menu
      </button>
      {hasPanel && (
        <dialog ref={setDialog}>
          <button type="button" onClick={close}>
            Close
          </button>
        </dialog>
      )}
    </>
  )
}

it('opens the panel and gives the focus back when it closes', () => {
  render(<Menu hasPanel={true} />)
  act(() => screen.getByText('Menu').click())
  expect(screen.getByRole('dialog')).toHaveProperty('open', true)
  act(() => screen.getByText('Close').click())
  expect(screen.queryByRole('dialog')).toBeNull()
  expect(document.activeElement).toBe(screen.getByText('Menu'))
})

it('opens a panel that comes after the press', () => {
  const { rerender } = render(<Menu hasPanel={false} />)
  act(() => screen.getByText('Menu').click())
  rerender(<Menu hasPanel={true} />)
  expect(screen.getByRole('dialog')).toHaveProperty('open', true)
})
