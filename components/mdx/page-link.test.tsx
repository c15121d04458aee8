// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react'
import { afterEach, describe, expect, it } from 'vitest'
import { PageLink } from './page-link'

afterEach(cleanup)

describe('PageLink', () => {
  it('x', () => {
    render(<PageLink href="/docs/client-application/release-notes/0.1.0">Notes</PageLink>)
    expect(screen.getByRole('link', { name: 'Notes' }).getAttribute('href')).toBe(
      '/docs/client-application/release-notes/0.1.0/',
    )
  })
})
