import { describe, expect, it } from 'vitest'
import { findUncoveringScroll } from './find-uncovering-scroll'

const view = { covered: 60, windowHeight: 800 }

describe('findUncoveringScroll', () => {
  it.each([
    ['wholly under the navbar', { top: 8, bottom: 26 }, -60],
    ['partly under the navbar', { top: 32, bottom: 76 }, -36],
    ['under it by a pixel', { top: 59, bottom: 90 }, -9],
    ['partly above the window', { top: -10, bottom: 20 }, -78],
    ['just below the navbar', { top: 60, bottom: 90 }, 0],
    ['out of the window', { top: -40, bottom: 0 }, 0],
    ['as high as the room', { top: 0, bottom: 732 }, -68],
    ['higher than the room', { top: 0, bottom: 733 }, 0],
  ])('brings what is %s 8 px below it', (_name, box, distance) => {
    expect(findUncoveringScroll(box, view)).toBe(distance)
  })

  it('has nothing left to do afterwards', () => {
    const distance = findUncoveringScroll({ top: 32, bottom: 76 }, view)
    expect(findUncoveringScroll({ top: 32 - distance, bottom: 76 - distance }, view)).toBe(0)
  })
})
