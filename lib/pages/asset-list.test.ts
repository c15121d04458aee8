import { expect, test } from 'vitest'
import { toAssetListPath, toListedRoute } from './asset-list'

test.each([
  ['/', 'asset-lists.json'],
  ['/docs/', 'asset-lists.json'],
  ['/docs', 'asset-lists.json'],
  ['/docs/intro/', 'asset-lists/docs.json'],
  ['/docs/intro', 'asset-lists/docs.json'],
  ['/docs/api/objects/account/?view=2#id', 'asset-lists/docs/api/objects.json'],
  ['/docs/binbar/release-notes/0.1.0/', 'asset-lists/docs/binbar/release-notes.json'],
])('the list of %s is %s', (address, path) => {
  expect(toAssetListPath(address)).toBe(path)
})

test.each([
  ['/', '/'],
  ['/docs/', '/docs'],
  ['/docs/intro', '/docs/intro'],
  ['/docs/intro/?view=2#id', '/docs/intro'],
])('a list has the page of %s as %s', (address, route) => {
  expect(toListedRoute(address)).toBe(route)
})
