import { expect, it } from 'vitest'
import { composeGrowthRows } from './compose-growth-rows'

it('has a column for each size', () => {
  const rows = composeGrowthRows([
    {
      size: 10,
      run: { wall: 4.4, processor: 8, memory: 1.5e9 },
      bytes: new Map([['manifest', { raw: 1500, brotli: 400 }]]),
    },
    { size: 100, run: { wall: 9.6, processor: 20, memory: 2e9 }, bytes: new Map() },
  ])
  expect(rows).toEqual([
    ['build, s', '4', '10'],
    ['build, s of processors', '8', '20'],
    ['build, ms of processors for a page', '800', '200'],
    ['greatest memory, MB', '1500', '2000'],
    ['manifest, kB (Brotli)', '1.5 (0.4)', '0.0 (0.0)'],
  ])
})
