import { describe, expect, it } from 'vitest'
import { fromKilograms, toKilograms } from './units'

describe('units', () => {
  it.each([
    [31, 'POUND', 14.06136347],
    [20000, 'POUND', 9071.8474],
    [12.5, 'KILOGRAM', 12.5],
    [0, 'POUND', 0],
  ])('take %d in %s as %d kilograms, and give it back as it was', (value, unit, kilograms) => {
    expect(toKilograms({ value, unit })).toBeCloseTo(kilograms, 9)
    expect(fromKilograms(toKilograms({ value, unit }), unit)).toBe(value)
  })

  it.each([undefined, null])('may be left out (%s): kilograms', (unit) => {
    expect(fromKilograms(9000, unit)).toBe(9000)
    expect(toKilograms({ value: 9000, unit })).toBe(9000)
  })

  it.each(['LB', 'pound', '', 'constructor'])('refuse "%s", and do not take it for kilograms', (unit) => {
    const message = `The sample data know no unit ${unit}.`
    expect(() => fromKilograms(9000, unit)).toThrow(message)
    expect(() => toKilograms({ value: 9000, unit })).toThrow(message)
  })
})
