import type { LightPattern } from './light-pattern-schema'

/** A right pattern, for tests. */
export const batteryLow: LightPattern = {
  id: 'battery-low',
  name: 'Battery low',
  color: 'amber',
  rhythm: [200, 200, 200, 2400],
  words: 'Two short flashes, then a pause',
  meaning: 'The battery is low.',
  cause: 'The battery is nearly used up.',
  nextStep: 'Plan a battery change.',
  since: 'v7',
  status: 'draft',
}
