// @vitest-environment jsdom
import { cleanup, render, screen, within } from '@testing-library/react'
import { afterEach, describe, expect, it } from 'vitest'
import { createHeading } from './heading'

afterEach(cleanup)

describe('createHeading', () => {
  it.each([
    ['h2', 2],
    ['h3', 3],
    ['h4', 4],
    ['h5', 5],
    ['h6', 6],
  ] as const)('makes of %s a heading of level %i', (tag, level) => {
    const Heading = createHeading(tag)
    render(<Heading>Tools</Heading>)
    expect(screen.getByRole('heading', { level, name: 'Tools' })).toBeDefined()
  })

  const Heading = createHeading('h2')

  it('can be linked to, and holds the link', () => {
    render(<Heading id="tools">Tools</Heading>)
    const heading = screen.getByRole('heading', { name: /^Tools/ })
    expect(heading.id).toBe('tools')
    const link = within(heading).getByRole('link', { name: 'Direct link to Tools' })
    expect(link.getAttribute('href')).toBe('#tools')
  })

  it('names its link by its id when it is more than plain text', () => {
    render(
      <Heading id="the-id-field">
        The <code>id</code> field
      </Heading>,
    )
    expect(screen.getByRole('link', { name: 'Direct link to the-id-field' })).toBeDefined()
  })

  it('holds no link without an id', () => {
    render(<Heading>Tools</Heading>)
    expect(screen.queryByRole('link')).toBeNull()
  })
})
