import { expect, test } from 'vitest'
import { splitName } from './split-name'

test('a long name can break in front of its capitals', () => {
  expect(splitName('updateContainerSiteBinBar')).toEqual(['update', 'Container', 'Site', 'BinBar'])
  expect(splitName('binBarID')).toEqual(['bin', 'Bar', 'ID'])
})

test.each(['ID', 'v60', '2.0.0', '@include', 'BinBar', 'Install a BinBar'])('%s stays whole', (name) => {
  expect(splitName(name)).toEqual([name])
})

test.each(['CreateContainerSiteInput', 'currentUser', ''])('nothing of "%s" is lost', (name) => {
  expect(splitName(name).join('')).toBe(name)
})
