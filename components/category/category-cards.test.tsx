// @vitest-environment jsdom
import { cleanup, render, screen, within } from '@testing-library/react'
import { afterEach, describe, expect, it } from 'vitest'
import { CategoryCards } from './category-cards'

afterEach(cleanup)

describe('CategoryCards', () => {
  it('shows a card for each entry, in their order', () => {
    render(
      <CategoryCards
        cards={[
          {
            title: 'Light patterns',
            href: '/docs/binbar/led-patterns',
            description: 'What each light means.',
            isCategory: false,
          },
          {
            title: 'Release notes',
            href: '/docs/category/release-notes-1/',
            description: '27 items',
            isCategory: true,
          },
        ]}
      />,
    )
    const cards = within(screen.getByRole('list')).getAllByRole('link')
    expect(cards.map((card) => card.getAttribute('href'))).toEqual([
      '/docs/binbar/led-patterns/',
      '/docs/category/release-notes-1/',
    ])
    const headings = cards.map((card) => within(card).getByRole('heading', { level: 2 }).textContent)
    expect(headings).toEqual(['Light patterns', 'Release notes'])
    const [first, second] = cards
    expect(first && within(first).getByText('What each light means.')).toBeDefined()
    expect(second && within(second).getByText('27 items')).toBeDefined()
  })
})
