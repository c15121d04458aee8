// @vitest-environment jsdom
import { cleanup, render, screen, within } from '@testing-library/react'
import { afterEach, describe, expect, it } from 'vitest'
import { PopularQuestions } from './popular-questions'

afterEach(cleanup)

describe('PopularQuestions', () => {
  it('leads from each question to its answer, in the order of the list', () => {
    render(
      <PopularQuestions
        questions={[
          {
            question: 'What does this light mean?',
            answer: 'All light patterns',
            href: '/docs/binbar/led-patterns#red',
            status: 'draft',
          },
          {
            question: 'Fit a BinBar',
            answer: 'From an empty spot to the first measurement',
            href: '/docs/binbar/installing-binbar/',
            status: 'confirmed',
          },
        ]}
      />,
    )
    const links = within(screen.getByRole('list')).getAllByRole('link')
    expect(links.map((link) => link.getAttribute('href'))).toEqual([
      '/docs/binbar/led-patterns/#red',
      '/docs/binbar/installing-binbar/',
    ])
    const [first, second] = links
    expect(first && within(first).getByText('What does this light mean?')).toBeDefined()
    expect(first && within(first).getByText('All light patterns')).toBeDefined()
    expect(second && within(second).getByText('Fit a BinBar')).toBeDefined()
  })
})
