// @vitest-environment jsdom
import { expect, it } from 'vitest'
import { openBlock } from './open-block'

it('opens a folded block without its movement, and lets it move from then on', () => {
  const block = document.createElement('details')
  openBlock(block)
  expect(block.open).toBe(true)
  expect(block).toHaveProperty('dataset.opensAtOnce', '')
  block.dispatchEvent(new Event('toggle'))
  expect(block.dataset).not.toHaveProperty('opensAtOnce')
})
