import { expect, test } from 'vitest'
import { toPageFilesPath } from './page-files'

test.each([
  ['/', 'page-files.json'],
  ['/docs/', 'page-files.json'],
  ['/docs', 'page-files.json'],
  ['/docs/intro/', 'page-files/docs.json'],
  ['/docs/intro', 'page-files/docs.json'],
  ['/docs/api/objects/account/?view=2#id', 'page-files/docs/api/objects.json'],
])('the list of %s is %s', (address, path) => {
  expect(toPageFilesPath(address)).toBe(path)
})
