// @vitest-environment jsdom
import { cleanup, render } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { BreakableName } from './breakable-name'

beforeEach(() => {
  vi.spyOn(console, 'error').mockReturnValue()
})

afterEach(() => {
  vi.restoreAllMocks()
  cleanup()
})

describe('BreakableName', () => {
  it.each([
    ['updateContainerSiteBinBar', 'update|Container|Site|BinBar'],
    ['binBarById', 'bin|Bar|By|Id'],
    ['v60', 'v60'],
  ])('shows %s, with breaks in front of capitals', (name, parts) => {
    const { container } = render(<BreakableName name={name} />)
    expect(container.textContent).toBe(name)
    expect(container.innerHTML).toBe(parts.replaceAll('|', '<wbr>'))
  })

  it.each([
    ['updateContainerSiteBinBar', 'updateUser'],
    ['updateUser', 'updateContainerSiteBinBar'],
    ['updateContainerSite', 'Select units'],
  ])('turns from %s to %s when the page changes', (before, after) => {
    const { container, rerender } = render(<BreakableName name={before} />)
    rerender(<BreakableName name={after} />)
    expect(container.textContent).toBe(after)
    expect(console.error).not.toHaveBeenCalled()
  })
})
