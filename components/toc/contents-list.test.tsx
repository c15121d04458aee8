// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react'
import type { Heading } from 'nextra'
import { afterEach, describe, expect, it } from 'vitest'
import { ContentsList } from './contents-list'

afterEach(cleanup)

const headings: Heading[] = [
  { depth: 2, value: 'What you need', id: 'what-you-need' },
  { depth: 3, value: 'Tools', id: 'tools' },
  { depth: 2, value: 'Steps', id: 'steps' },
]

describe('ContentsList', () => {
  it('leads to each heading, in the order of the page', () => {
    render(<ContentsList headings={headings} />)
    const links = screen.getAllByRole('link')
    expect(links.map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
      ['What you need', '#what-you-need'],
      ['Tools', '#tools'],
      ['Steps', '#steps'],
    ])
  })

  it('tells the level of each heading', () => {
    render(<ContentsList headings={headings} />)
    expect(screen.getAllByRole('listitem').map(({ dataset }) => dataset.depth)).toEqual(['2', '3', '2'])
  })
})
