/** One pound in kilograms, by the international agreement of 1959. */
const kilogramsOfPound = 0.45359237

/** A weight in a unit of the schema, from kilograms. */
export function fromKilograms(kilograms: number, unit: string): number {
  return unit === 'POUND' ? kilograms / kilogramsOfPound : kilograms
}

/** A weight in kilograms, from a number and its unit. */
export function toKilograms({ value, unit }: { value: number; unit: string }): number {
  return unit === 'POUND' ? value * kilogramsOfPound : value
}
