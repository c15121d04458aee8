import { expect, it } from 'vitest'
import {
  composeSentRows,
  composeTimeRow,
  type PageMeasure,
  sentColumns,
  timeColumns,
} from './compose-bench-rows'

function createMeasure(delay: number): PageMeasure {
  return {
    load: {
      beforeLoad: { requests: 3, HTML: 4382, CSS: 8546, script: 0, other: 0 },
      total: { requests: 12 + delay / 100, HTML: 4382, CSS: 8546, script: 118_437, other: 379 },
      firstPaint: 700 + delay,
      largestPaint: 800 + delay,
      interactive: 2000 + delay,
      blocking: delay,
      shift: delay / 100_000,
    },
    withoutScripts: 750,
    navigation: { heading: 40 + delay / 10, page: 300 + delay },
  }
}

const measures = [200, 0, 100].map(createMeasure)

it('writes what was sent, before the page could be read and in total', () => {
  const rows = composeSentRows('guide', measures)
  expect(rows).toEqual([
    ['guide', 'before load', '3', '4.4', '8.5', '0.0', '0.0', '12.9'],
    ['', 'in total', '13 (12–14)', '4.4', '8.5', '118.4', '0.4', '131.7'],
  ])
  expect(rows[0]).toHaveLength(sentColumns.length)
})

it('writes how long all took', () => {
  const row = composeTimeRow('guide', measures)
  expect(row).toEqual([
    'guide',
    '800 (700–900)',
    '900 (800–1000)',
    '750',
    '2100 (2000–2200)',
    '100 (0–200)',
    '0.0010 (0.0000–0.0020)',
    '50 (40–60)',
    '400 (300–500)',
  ])
  expect(row).toHaveLength(timeColumns.length)
})
