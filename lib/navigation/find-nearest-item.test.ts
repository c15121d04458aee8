import { describe, expect, it } from 'vitest'
import { findNearestItem } from './find-nearest-item'
import type { NavigationItem } from './navigation'

const page = (route: string): NavigationItem => ({ id: route, title: route, route, children: [] })

const guides: NavigationItem[] = [
  {
    id: 'binbar',
    title: 'BinBar',
    route: undefined,
    children: [page('/docs/binbar/led-patterns/'), page('/docs/binbar/reset-binbar/')],
  },
  page('/docs/category/binbar/'),
]

describe('findNearestItem', () => {
  it.each([
    ['/docs/binbar/led-paterns/', '/docs/binbar/led-patterns/'],
    ['/docs/BinBar/led-patterns', '/docs/binbar/led-patterns/'],
    ['/docs/binbar/led%2Dpatterns/', '/docs/binbar/led-patterns/'],
    ['/help/reset-binbar/', '/docs/binbar/reset-binbar/'],
    ['/led-pattern', '/docs/binbar/led-patterns/'],
  ])('finds for %s the page %s', (path, route) => {
    expect(findNearestItem(path, guides)?.route).toBe(route)
  })

  it.each(['/', '/docs/price-list/', '/%E0%A4%A/', `/docs/${'x'.repeat(5000)}/`])(
    'finds nothing where nothing is near: %s',
    (path) => {
      expect(findNearestItem(path, guides)).toBeUndefined()
    },
  )
})
