// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, describe, expect, it, vi } from 'vitest'
import type { NavbarMenu } from '../../lib/navbar/resolve-item'
import { BarDropdown } from './bar-dropdown'

vi.mock('next/router', () => ({
  useRouter: () => ({ events: { on: () => undefined, off: () => undefined } }),
}))

afterEach(cleanup)

const menu: NavbarMenu = {
  kind: 'menu',
  label: 'More',
  mobileLabel: 'More',
  href: undefined,
  isActive: false,
  entries: [
    { kind: 'link', label: 'Reset', href: '/docs/reset/', isActive: false },
    { kind: 'html', value: '<b>New</b>' },
  ],
}

/** Draws the menu with something before it, and gives its trigger. */
function draw(changes: Partial<NavbarMenu> = {}): HTMLElement {
  render(
    <>
      <button type="button">Before</button>
      <BarDropdown menu={{ ...menu, ...changes }} />
    </>,
  )
  return screen.getByRole('button', { name: 'More' })
}

const isOpen = (trigger: HTMLElement) => trigger.getAttribute('aria-expanded') === 'true'

describe('BarDropdown', () => {
  it('says that it has a menu, which is a plain list', () => {
    const trigger = draw()
    expect(trigger.getAttribute('aria-haspopup')).toBe('true')
    expect(isOpen(trigger)).toBe(false)
    expect(screen.getByRole('link', { name: 'Reset' }).closest('ul')?.getAttribute('role')).toBeNull()
    expect(screen.getByText('New').tagName).toBe('B')
  })

  it('opens and closes by a press on a trigger that is no link', () => {
    const trigger = draw()
    fireEvent.click(trigger)
    expect(isOpen(trigger)).toBe(true)
    fireEvent.click(trigger)
    expect(isOpen(trigger)).toBe(false)
  })

  it.each(['mousedown', 'touchstart', 'focusin'])('closes by %s elsewhere, and not within', (type) => {
    const trigger = draw()
    fireEvent.click(trigger)
    fireEvent(screen.getByRole('link', { name: 'Reset' }), new Event(type, { bubbles: true }))
    expect(isOpen(trigger)).toBe(true)
    fireEvent(screen.getByRole('button', { name: 'Before' }), new Event(type, { bubbles: true }))
    expect(isOpen(trigger)).toBe(false)
  })

  it('closes when the pointer comes to another menu, and not elsewhere', () => {
    const trigger = draw()
    render(<BarDropdown menu={{ ...menu, label: 'API' }} />)
    fireEvent.click(trigger)
    fireEvent.pointerOver(screen.getByRole('button', { name: 'Before' }))
    fireEvent.pointerOver(trigger)
    expect(isOpen(trigger)).toBe(true)
    fireEvent.pointerOver(screen.getByRole('button', { name: 'API' }))
    expect(isOpen(trigger)).toBe(false)
  })

  it('closes on Escape and gives the focus back to the trigger', () => {
    const trigger = draw()
    fireEvent.click(trigger)
    screen.getByRole('link', { name: 'Reset' }).focus()
    fireEvent.keyDown(document, { key: 'Escape' })
    expect(isOpen(trigger)).toBe(false)
    expect(document.activeElement).toBe(trigger)
  })

  it('shows again under the pointer after Escape has closed it', () => {
    const trigger = draw()
    const root = trigger.parentElement
    fireEvent.click(trigger)
    fireEvent.keyDown(document, { key: 'Escape' })
    expect(root?.dataset.dismissed).toBe('true')
    fireEvent.pointerEnter(root as HTMLElement)
    expect(root?.dataset.dismissed).toBe('false')
  })

  it.each(['Enter', ' '])(
    'opens by the key "%s" on a trigger that is a link, which is not followed',
    (key) => {
      const trigger = draw({ href: '/docs/' })
      expect(trigger.getAttribute('href')).toBe('/docs/')
      expect(fireEvent.keyDown(trigger, { key })).toBe(false)
      expect(isOpen(trigger)).toBe(true)
      expect(fireEvent.keyDown(trigger, { key: 'a' })).toBe(true)
      expect(isOpen(trigger)).toBe(true)
    },
  )

  it('marks a trigger whose page is open', () => {
    expect(draw({ href: '/docs/', isActive: true }).getAttribute('aria-current')).toBe('page')
  })
})
