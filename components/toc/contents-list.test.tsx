// @vitest-environment jsdom
import { cleanup, render, screen, within } from '@testing-library/react'
import type { ReactNode } from 'react'
import { afterEach, describe, expect, it } from 'vitest'
import { composeContents } from '../../lib/toc/compose-contents'
import { ContentsList } from './contents-list'

afterEach(cleanup)

const contents = composeContents<ReactNode>(
  [
    { depth: 2, value: 'What you need', id: 'what-you-need' },
    {
      depth: 3,
      value: (
        <>
          The <code>id</code> field
        </>
      ),
      id: 'the-id-field',
    },
    { depth: 2, value: 'Steps', id: 'steps' },
  ],
  {},
)

describe('ContentsList', () => {
  it('leads to each heading, in the order of the page', () => {
    render(<ContentsList contents={contents} />)
    const links = screen.getAllByRole('link')
    expect(links.map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
      ['What you need', '#what-you-need'],
      ['The id field', '#the-id-field'],
      ['Steps', '#steps'],
    ])
  })

  it('puts the entries of level 3 into the entry above', () => {
    render(<ContentsList contents={contents} />)
    const [first, ...others] = screen.getAllByRole('listitem')
    const inner = within(within(first as HTMLElement).getByRole('list')).getAllByRole('listitem')
    expect(inner.map(({ textContent }) => textContent)).toEqual(['The id field'])
    expect(others.at(-1)?.textContent).toBe('Steps')
  })

  it('keeps the code of a heading', () => {
    render(<ContentsList contents={contents} />)
    expect(screen.getByText('id').tagName).toBe('CODE')
  })

  it('marks the active entry alone, also when it is an inner one', () => {
    render(<ContentsList contents={contents} activeId="the-id-field" />)
    const marked = screen.getAllByRole('link').filter(({ dataset }) => dataset.active)
    expect(marked.map(({ textContent }) => textContent)).toEqual(['The id field'])
  })
})
