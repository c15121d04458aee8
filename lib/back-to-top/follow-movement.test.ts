import { describe, expect, it } from 'vitest'
import { followMovement, initialBackToTop, type Movement } from './follow-movement'

/** Whether the button is shown after scrolls to these positions; `#` stands for an arrival. */
function isShownAfter(...steps: (number | '#')[]): boolean {
  let previous = 0
  const movements = steps.map((step): Movement => {
    if (step === '#') return { kind: 'arrival' }
    const movement: Movement = { kind: 'scroll', position: step, previous }
    previous = step
    return movement
  })
  return movements.reduce(followMovement, initialBackToTop).isShown
}

describe('followMovement', () => {
  it.each([
    ['hidden on a page just opened', [], false],
    ['hidden on the way down', [0, 1000], false],
    ['shown on the way up', [0, 1000, 900], true],
    ['shown at 300', [0, 1000, 300], true],
    ['hidden at 299', [0, 1000, 300, 299], false],
    ['hidden when the way goes down again', [0, 1000, 900, 1000], false],
    ['hidden by a scroll that leads nowhere', [0, 1000, 900, 900], false],
    ['hidden by an arrival', [0, 1000, 900, '#'], false],
    ['hidden by the scroll that an arrival brings', [0, 1000, 900, '#', 500], false],
    ['shown by the next scroll up after an arrival', [0, 1000, '#', 700, 600], true],
  ] as const)('is %s', (_name, steps, isShown) => {
    expect(isShownAfter(...steps)).toBe(isShown)
  })

  it('ignores the first scroll after the page was opened', () => {
    const scroll: Movement = { kind: 'scroll', position: 900, previous: 1000 }
    const first = followMovement(initialBackToTop, scroll)
    expect(first.isShown).toBe(false)
    expect(followMovement(first, scroll).isShown).toBe(true)
  })
})
