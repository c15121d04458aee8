import { GraphQLError } from 'graphql'

/** One of each unit in kilograms; the pound by the international agreement of 1959. */
const kilogramsOf = new Map([
  ['KILOGRAM', 1],
  ['POUND', 0.45359237],
])

/** More digits would show that 31 pounds, kept as kilograms, come back as 30.999999999999996. */
const digits = 12

/** A weight in a unit of the schema, from kilograms; in kilograms where the schema lets it be left out. */
export function fromKilograms(kilograms: number, unit: string | null | undefined): number {
  return Number((kilograms / readUnit(unit)).toPrecision(digits))
}

/** A weight in kilograms, from a number and its unit. */
export function toKilograms({ value, unit }: { value: number; unit?: string | null }): number {
  return value * readUnit(unit)
}

/** An unknown unit is refused: a number in another one would look like a proven answer. */
function readUnit(unit: string | null | undefined): number {
  const kilograms = kilogramsOf.get(unit ?? 'KILOGRAM')
  if (kilograms !== undefined) return kilograms
  throw new GraphQLError(`The sample data know no unit ${unit}.`)
}
