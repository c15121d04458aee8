// @vitest-environment jsdom
import { cleanup, render, screen, within } from '@testing-library/react'
import { afterEach, describe, expect, it } from 'vitest'
import { CodeBlock } from './code-block'

afterEach(cleanup)

describe('CodeBlock', () => {
  it('shows the name of its file', () => {
    render(
      <CodeBlock data-filename="login.graphql" data-language="graphql">
        mutation
      </CodeBlock>,
    )
    const block = within(screen.getByRole('figure', { name: 'login.graphql' }))
    expect(block.getByText('login.graphql')).toBeDefined()
    expect(block.getByText('mutation')).toBeDefined()
  })

  it.each([
    ['its language when it has no file', 'graphql', 'graphql code'],
    ['what it is when it has neither', undefined, 'Code'],
  ])('is called by %s', (_name, language, name) => {
    render(<CodeBlock data-language={language}>mutation</CodeBlock>)
    const block = screen.getByRole('figure', { name })
    expect(block.textContent).toBe('mutation')
  })

  it('can be reached by keyboard, to scroll long lines', () => {
    render(<CodeBlock>mutation</CodeBlock>)
    expect(screen.getByText('mutation').tabIndex).toBe(0)
  })

  it('keeps the colours that the build gives it', () => {
    render(<CodeBlock style={{ color: 'rgb(1, 2, 3)' }}>mutation</CodeBlock>)
    expect(screen.getByText('mutation').style.color).toBe('rgb(1, 2, 3)')
  })
})
