// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react'
import { afterEach, describe, expect, it } from 'vitest'
import { LatestRelease } from './latest-release'

afterEach(cleanup)

const release = {
  title: '2.0.0',
  href: '/docs/release-notes/2.0.0',
  description: 'What is new.',
  isCategory: false,
}

describe('LatestRelease', () => {
  it('names the product, and leads to its newest release and to all of them', () => {
    render(
      <LatestRelease product="Client application" all="/docs/category/release-notes/" release={release}>
        All releases
      </LatestRelease>,
    )
    expect(screen.getByText('Client application')).toBeDefined()
    const links = screen.getAllByRole('link')
    expect(links.map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
      ['2.0.0', '/docs/release-notes/2.0.0/'],
      ['All releases', '/docs/category/release-notes/'],
    ])
  })
})
