// @vitest-environment jsdom
import { expect, it, vi } from 'vitest'
import { openBlock } from './open-block'

it('opens a folded block without its movement, and lets it move from then on', () => {
  const block = document.createElement('details')
  const states: (string | undefined)[] = []
  vi.spyOn(block, 'getBoundingClientRect').mockImplementation(() => {
    states.push(`${block.open} "${block.dataset.opensAtOnce}"`)
    return new DOMRect()
  })
  openBlock(block)
  expect(states).toEqual(['true ""'])
  expect(block.open).toBe(true)
  expect(block.dataset).not.toHaveProperty('opensAtOnce')
})
