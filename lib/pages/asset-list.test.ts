import { expect, test } from 'vitest'
import { toAssetListPath } from './asset-list'

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
