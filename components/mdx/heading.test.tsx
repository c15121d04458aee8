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

  it('draws the sign of its link, and says by a title where it leads', () => {
    render(<Heading id="tools">Tools</Heading>)
    const link = screen.getByRole('link', { name: 'Direct link to Tools' })
    expect(link.title).toBe('Direct link to Tools')
    expect(link.textContent).toBe('\u200b')
  })

  it('names its link by all of its text, also when it is more than plain text', () => {
    render(
      <Heading id="the-id-field">
        The <code>id</code> field
      </Heading>,
    )
    expect(screen.getByRole('link', { name: 'Direct link to The id field' })).toBeDefined()
  })

  it('names its link by its id when it has no text', () => {
    render(
      <Heading id="red">
        <img src="/red.png" alt="red" />
      </Heading>,
    )
    expect(screen.getByRole('link', { name: 'Direct link to red' })).toBeDefined()
  })

  it('holds no link without an id', () => {
    render(<Heading>Tools</Heading>)
    expect(screen.queryByRole('link')).toBeNull()
  })
})
