import { expect, test } from 'vitest'
import { readPageKind } from './page-kind'
import { kindWeights } from './ranking-weights'

test.each([
  ['/docs/binbar/installing-binbar/', 'guide'],
  ['/docs/api/', 'api'],
  ['/docs/api/examples/login/', 'api'],
  ['/docs/api/objects/container-site/', 'reference'],
  ['/docs/category/api/', 'category'],
  ['/docs/category/release-notes/', 'category'],
  ['/docs/binbar/release-notes/v45/', 'note'],
  ['/', 'guide'],
])('%s: %s', (route, kind) => {
  expect(readPageKind(route)).toBe(kind)
})

test('instructions count more than all others, and news least', () => {
  const weights = Object.values(kindWeights)
  expect(kindWeights.guide).toBe(Math.max(...weights))
  expect(kindWeights.note).toBe(Math.min(...weights))
})
