// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, expect, it, vi } from 'vitest'
import { CrashReport } from './crash-report'

afterEach(cleanup)

it('lists the messages of an error and its causes, and offers another try', () => {
  const tryAgain = vi.fn()
  const error = new Error('outer', { cause: new Error('root') })
  render(<CrashReport error={error} tryAgain={tryAgain} />)
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('This page crashed.')
  expect(screen.getByText(/outer/).textContent).toBe('outer\n\nCause:\nroot')
  fireEvent.click(screen.getByRole('button', { name: 'Try again' }))
  expect(tryAgain).toHaveBeenCalledOnce()
})
