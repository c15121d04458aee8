import { expect, test } from 'vitest'
import { formatProblem } from '../problem/problem'
import { checkSearchGuides } from './check-search-guides'

const guide = { id: 'api', title: 'API', route: '/docs/category/api/', children: [] }
const other = { id: 'parts', title: 'Parts', route: '/docs/category/parts/', children: [] }
const named = [{ id: 'api', label: 'API', route: '/docs/category/api/' }]

test('the guides of the sidebar pass', () => {
  expect(checkSearchGuides([guide], named)).toEqual([])
})

test('a guide that the filter does not name is an error', () => {
  expect(checkSearchGuides([guide, other], named).map(formatProblem)).toEqual([
    'lib/search/search-guides.ts: searchGuides: found "api" (/docs/category/api/), expected "api" (/docs/category/api/), "parts" (/docs/category/parts/), as in _meta.json.',
  ])
})

test('so is a guide whose page has another address', () => {
  expect(checkSearchGuides([{ ...guide, route: '/docs/api/' }], named)).toHaveLength(1)
})
