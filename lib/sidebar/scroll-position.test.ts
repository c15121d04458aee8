import { describe, expect, it } from 'vitest'
import { findScrollDistance, parseScrollPosition } from './scroll-position'

describe('parseScrollPosition', () => {
  it('reads what was kept', () => {
    const kept = { page: '/docs/', position: 120.5 }
    expect(parseScrollPosition(JSON.stringify(kept))).toEqual(kept)
  })

  it.each([
    undefined,
    '',
    'null',
    '120',
    '{"page":"/docs/"}',
    '{"page":"/docs/","position":"120"}',
    '{"page":"/docs/","position":-1}',
    '{"position":120}',
  ])('takes nothing else: %s', (text) => {
    expect(parseScrollPosition(text)).toBeUndefined()
  })
})

describe('findScrollDistance', () => {
  const list = { top: 60, bottom: 660 }

  it.each([
    ['at the top', { top: 60, bottom: 96 }],
    ['at the bottom', { top: 624, bottom: 660 }],
  ])('leaves an entry %s where it is', (_place, entry) => {
    expect(findScrollDistance(list, entry)).toBe(0)
  })

  it.each([
    ['below', { top: 1000, bottom: 1040 }, 660],
    ['cut at the bottom', { top: 640, bottom: 680 }, 300],
    ['above', { top: -240, bottom: -200 }, -580],
  ])('brings an entry %s to the middle', (_place, entry, distance) => {
    expect(findScrollDistance(list, entry)).toBe(distance)
  })
})
