import { expect, test } from 'vitest'
import { splitName } from './split-name'

test('a long name can break in front of its capitals', () => {
  expect(splitName('updateContainerSiteBinBar')).toEqual(['update', 'Container', 'Site', 'Bin', 'Bar'])
  expect(splitName('binBarID')).toEqual(['bin', 'Bar', 'ID'])
})

test.each(['ID', 'v60', '2.0.0', '@include'])('%s stays whole', (name) => {
  expect(splitName(name)).toEqual([name])
})

test.each(['Create a container site', 'BinBar release notes', ''])('nothing of "%s" is lost', (name) => {
  expect(splitName(name).join('')).toBe(name)
})
