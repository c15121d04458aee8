// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, describe, expect, it } from 'vitest'
import { useShownMenu } from './use-shown-menu'

afterEach(cleanup)

function Panel({ isOpen, hasDocsMenu = true }: { isOpen: boolean; hasDocsMenu?: boolean }) {
  const { showsDocs, showMainMenu, mainMenu } = useShownMenu(isOpen, hasDocsMenu)
  return (
    <>
      <div ref={mainMenu}>
        <a href="/docs/">Docs</a>
        <a href="/">Home</a>
      </div>
      <button type="button" onClick={showMainMenu}>
        Back
      </button>
      <p>{showsDocs ? 'docs' : 'main'}</p>
    </>
  )
}

describe('useShownMenu', () => {
  it('gives the focus to the first entry of the main menu when that takes the place of the other', () => {
    render(<Panel isOpen />)
    expect(screen.getByText('docs')).toBeDefined()
    screen.getByRole('button').focus()
    fireEvent.click(screen.getByRole('button'))
    expect(screen.getByText('main')).toBeDefined()
    expect(document.activeElement).toBe(screen.getByRole('link', { name: 'Docs' }))
  })

  it('starts with the docs menu when the panel opens again, and leaves the focus', () => {
    const { rerender } = render(<Panel isOpen />)
    fireEvent.click(screen.getByRole('button'))
    rerender(<Panel isOpen={false} />)
    expect(screen.getByText('main')).toBeDefined()
    screen.getByRole('button').focus()
    rerender(<Panel isOpen />)
    expect(screen.getByText('docs')).toBeDefined()
    expect(document.activeElement).toBe(screen.getByRole('button'))
  })

  it('shows the main menu where there is no other', () => {
    render(<Panel isOpen hasDocsMenu={false} />)
    expect(screen.getByText('main')).toBeDefined()
  })
})
