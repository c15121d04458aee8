import { expect, it } from 'vitest'
import { batteryLow } from '../lights/battery-low.fixture'
import { parsePage } from '../pages/parse-page'
import type { SiteData } from '../site/data-elements'
import { expandPage } from './expand-page'

function makeData(lightPatterns: SiteData['lightPatterns']): SiteData {
  return { meta: {}, pages: new Map(), questions: [], lightPatterns, terms: [] }
}

const page = parsePage('pages/docs/binbar/led-patterns.mdx', '## The patterns\n\n<LightPatterns />\n')

it('has the ids of the parts that are made from data, and leaves the page as it was written', () => {
  const before = structuredClone(page.tree)
  expect([...expandPage(page, makeData([batteryLow])).ids]).toEqual(['the-patterns', 'battery-low'])
  expect(page.tree).toEqual(before)
})

it('is made once for the same data, and anew for others', () => {
  const data = makeData([batteryLow])
  expect(expandPage(page, { ...data })).toBe(expandPage(page, data))
  expect([...expandPage(page, makeData([])).ids]).toEqual(['the-patterns'])
})
