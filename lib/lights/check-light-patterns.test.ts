import { describe, expect, it } from 'vitest'
import { checkWithSchema, fromModule } from '../problem/check-with-schema'
import { formatProblem } from '../problem/problem'
import { batteryLow } from './battery-low.fixture'
import { checkLightPatterns } from './check-light-patterns'
import { type LightPattern, lightPatternsSchema } from './light-pattern-schema'

const tilted: LightPattern = { ...batteryLow, id: 'tilted', name: 'Tilted', rhythm: [900, 300, 300, 1500] }

describe('checkLightPatterns', () => {
  it('takes patterns that differ', () => {
    expect(checkLightPatterns([batteryLow, tilted])).toEqual([])
  })

  it('names two patterns with one id, and with one name in other letter case', () => {
    const problems = checkLightPatterns([batteryLow, { ...tilted, id: 'battery-low', name: 'battery low' }])
    expect(problems.map(formatProblem)).toEqual([
      'content/light-patterns.json: battery-low > id: found "battery-low", which the pattern "battery-low" has already, expected a value that no other pattern has.',
      'content/light-patterns.json: battery-low > name: found "battery low", which the pattern "battery-low" has already, expected a value that no other pattern has.',
    ])
  })

  it('does not let colour alone tell two patterns apart', () => {
    const red: LightPattern = { ...tilted, color: 'red', rhythm: batteryLow.rhythm }
    expect(checkLightPatterns([batteryLow, red]).map(formatProblem)).toEqual([
      'content/light-patterns.json: tilted > rhythm: found [200,200,200,2400], which the pattern "battery-low" has already, expected a value that no other pattern has.',
    ])
  })

  it('sees that a rhythm written twice over is the same rhythm', () => {
    const twice: LightPattern = { ...tilted, rhythm: [...batteryLow.rhythm, ...batteryLow.rhythm] }
    expect(checkLightPatterns([batteryLow, twice])).toHaveLength(1)
  })
})

describe('lightPatternsSchema', () => {
  function check(pattern: object): string[] {
    const source = fromModule('content/light-patterns.json', [pattern])
    return checkWithSchema(lightPatternsSchema, source).problems.map(formatProblem)
  }

  it('takes a right pattern', () => {
    expect(check(batteryLow)).toEqual([])
  })

  it('names a colour that the light does not have, and the nearest', () => {
    expect(check({ ...batteryLow, color: 'ambre' })).toEqual([
      'content/light-patterns.json: 0 > color: found "ambre", expected one of "white", "blue", "green", "amber", "red". Did you mean "amber"?',
    ])
  })

  it('names a rhythm that does not end with the light off', () => {
    expect(check({ ...batteryLow, rhythm: [200, 200, 200] })).toEqual([
      'content/light-patterns.json: 0 > rhythm: found [200,200,200], expected an even number of durations: on and off in turn.',
    ])
  })

  it('names a flash that is too short to be seen', () => {
    expect(check({ ...batteryLow, rhythm: [20, 200] })).toEqual([
      'content/light-patterns.json: 0 > rhythm > 0: found 20, expected at least 50 milliseconds.',
    ])
  })
})
