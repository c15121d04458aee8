import { describe, expect, it } from 'vitest'
import { followLocation, followScroll, type NavbarState } from './hide-on-scroll'

const page = { navbarHeight: 60, windowHeight: 800, documentHeight: 8000 }
const end = page.documentHeight - page.windowHeight

/** Whether the navbar is in sight after each position, one after the other. */
function scrollThrough(positions: number[], start: NavbarState = { isVisible: true }) {
  let state = start
  return positions.slice(1).map((position, index) => {
    state = followScroll(state, { ...page, position, previous: positions[index] ?? 0 })
    return state.isVisible
  })
}

describe('followScroll', () => {
  it('keeps the navbar near the top, up to its own height', () => {
    expect(scrollThrough([0, 30, 59])).toEqual([true, true])
    expect(scrollThrough([30, 60])).toEqual([false])
  })

  it('hides it on the way down, also by an event that moves nothing', () => {
    expect(scrollThrough([100, 101, 101, 400])).toEqual([false, false, false])
    expect(scrollThrough([400, 400])).toEqual([false])
  })

  it('shows it again on the way up, by a single pixel', () => {
    expect(scrollThrough([100, 200, 199])).toEqual([false, true])
  })

  it('keeps it away in the last stretch of the page', () => {
    expect(scrollThrough([1000, end, end - 60])).toEqual([false, false])
    expect(scrollThrough([1000, end, end - 61])).toEqual([false, true])
  })

  it('does not hide it by a jump from the very top', () => {
    expect(scrollThrough([0, 1000, 1001])).toEqual([true, false])
  })

  it('counts neither the scroll of an arrival at a heading nor the one after it', () => {
    expect(scrollThrough([100, 2000, 1990, 1980], followLocation(2000))).toEqual([false, false, true])
    expect(scrollThrough([2000, 1990, 1980], followLocation(2000))).toEqual([false, true])
    expect(scrollThrough([2000, 2000, 2000, 1990, 1980], followLocation(2000))).toEqual([
      false,
      false,
      false,
      true,
    ])
  })
})

describe('followLocation', () => {
  it('hides the navbar at a heading and shows it elsewhere', () => {
    expect(followLocation(2000)).toEqual({ isVisible: false, arrival: 2000 })
    expect(followLocation()).toEqual({ isVisible: true })
  })
})
