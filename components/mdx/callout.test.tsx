// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react'
import { afterEach, describe, expect, it } from 'vitest'
import { Callout, type CalloutProps } from './callout'

afterEach(cleanup)

describe('Callout', () => {
  it.each([
    ['note', 'Note'],
    ['tip', 'Tip'],
    ['info', 'Info'],
    ['caution', 'Caution'],
  ] as [CalloutProps['kind'], string][])('of the kind %s says "%s" in front of its text', (kind, label) => {
    const { container } = render(
      <Callout kind={kind}>
        <p>Lift with two people.</p>
      </Callout>,
    )
    expect(screen.getAllByText(/./).map(({ textContent }) => textContent)).toEqual([
      label,
      'Lift with two people.',
    ])
    expect(container.textContent).toBe(`${label}Lift with two people.`)
  })

  it('is a note when nothing else is said', () => {
    render(<Callout>Lift with two people.</Callout>)
    expect(screen.getByText('Note')).toBeDefined()
  })
})
