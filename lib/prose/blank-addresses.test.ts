import { expect, test } from 'vitest'
import { blankAddresses } from './blank-addresses'

test.each([
  'Write to https://example.com/Binbar?a=b now.',
  'Write to help@binbar.example now.',
  'Open /docs/binbar/ now.',
  'It stands here (/docs/binbar/#binbar).',
  'Get binbar.graphql now.',
  'Open client.scalable-systems.io/binbar now.',
  'Lay the bar. [#lay-binbar]',
])('%s loses what is no prose, and keeps its length', (text) => {
  expect(blankAddresses(text)).not.toMatch(/binbar/i)
  expect(blankAddresses(text)).toHaveLength(text.length)
})

test.each([
  'Version 0.1.0 and v60.',
  'The truck and/or the driver.',
  'One end. Then the other.',
  '2 of 15, 12.5 kg.',
])('%s stays as it is', (text) => {
  expect(blankAddresses(text)).toBe(text)
})
