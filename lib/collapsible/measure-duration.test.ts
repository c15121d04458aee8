import { describe, expect, it } from 'vitest'
import { measureDuration } from './measure-duration'

describe('measureDuration', () => {
  it.each([
    [0, 40],
    [36, 192],
    [104, 241],
    [800, 410],
  ])('gives a part of %i px about %i ms', (height, duration) => {
    expect(Math.round(measureDuration(height, false))).toBe(duration)
  })

  it('takes next to no time for readers who want little motion', () => {
    expect(measureDuration(800, true)).toBe(1)
  })
})
