// @vitest-environment jsdom
import { cleanup, render, screen, within } from '@testing-library/react'
import { afterEach, expect, it } from 'vitest'
import { ScrollingTable } from './scrolling-table'

afterEach(cleanup)

it('ScrollingTable shows its table in a box that the keyboard reaches, to scroll it', () => {
  render(
    <ScrollingTable>
      <tbody>
        <tr>
          <td>Red</td>
          <td>Low battery</td>
        </tr>
      </tbody>
    </ScrollingTable>,
  )
  const box = screen.getByRole('figure', { name: 'Table' })
  expect(box.tabIndex).toBe(0)
  const cells = within(within(box).getByRole('table')).getAllByRole('cell')
  expect(cells.map(({ textContent }) => textContent)).toEqual(['Red', 'Low battery'])
})
