import { describe, expect, it } from 'vitest'
import { findNearest } from './find-nearest'

describe('findNearest', () => {
  it('suggests the key that a slip of the finger missed', () => {
    expect(findNearest('titel', ['status', 'title', 'description'])).toBe('title')
  })

  it('suggests the spelling of the candidate when letter case alone differs', () => {
    const images = ['/images/BinBar-Front.PNG', '/images/binbar-back.png']
    expect(findNearest('/IMAGES/binbar-front.png', images)).toBe('/images/BinBar-Front.PNG')
  })

  it('takes the closest of several candidates that are close', () => {
    expect(
      findNearest('/docs/binbar/release-notes/v34/', [
        '/docs/binbar/release-notes/v3/',
        '/docs/binbar/release-notes/v35/',
      ]),
    ).toBe('/docs/binbar/release-notes/v3/')
  })

  it.each([
    ['tp', 'to'],
    ['hrfe', 'href'],
    ['t', undefined],
    ['xy', undefined],
    ['', undefined],
  ])('finds for the short word "%s" only what shares a letter with it: %s', (value, nearest) => {
    expect(findNearest(value, ['to', 'href'])).toBe(nearest)
  })

  it('lets up to a third of the letters of a long word differ', () => {
    expect(findNearest('installation', ['installing'])).toBe('installing')
    expect(findNearest('installment', ['uninstalled'])).toBeUndefined()
  })

  it.each([
    ['/docs/install-binbar/', '/docs/installing-binbar/'],
    ['/dosc/binbar/led-paterns/', '/docs/binbar/led-patterns/'],
    ['/docs/binbar/led-patterns', '/docs/binbar/led-patterns/'],
    ['/docs/empty/', undefined],
    ['/docs/api/led-patterns/', undefined],
  ])('holds addresses against each other part by part: %s, %s', (value, nearest) => {
    const pages = ['/', '/docs/', '/docs/api/', '/docs/installing-binbar/', '/docs/binbar/led-patterns/']
    expect(findNearest(value, pages)).toBe(nearest)
  })

  it('suggests nothing for a text that is too long to be a slip, and says so at once', () => {
    const start = performance.now()
    expect(findNearest('a'.repeat(100_000), ['a'.repeat(99_999)])).toBeUndefined()
    expect(performance.now() - start).toBeLessThan(1000)
  })

  it('suggests nothing when there is nothing to choose from', () => {
    expect(findNearest('title', [])).toBeUndefined()
  })
})
