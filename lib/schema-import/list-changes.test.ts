import { buildSchema } from 'graphql'
import { expect, it } from 'vitest'
import { listChanges } from './list-changes'

const before = buildSchema('type Query { a: Int b: Int } enum Unit { KG POUND }')

async function summarise(sdl: string): Promise<string[]> {
  const changes = await listChanges(before, buildSchema(sdl))
  return changes.map(({ level, path, message }) => `${level} ${path}: ${message}`)
}

it('finds nothing between equal schemas', async () => {
  expect(await listChanges(before, before)).toEqual([])
})

it('judges each change', async () => {
  expect(await summarise('type Query { a: Int } enum Unit { KG LB } type Tilt { x: Int }')).toEqual([
    "safe Tilt: Type 'Tilt' was added",
    "safe Tilt.x: Field 'x' was added to object type 'Tilt'",
    "breaking Query.b: Field 'b' was removed from object type 'Query'",
    "breaking Unit.POUND: Enum value 'POUND' was removed from enum 'Unit'",
    "dangerous Unit.LB: Enum value 'LB' was added to enum 'Unit'",
  ])
})

it('says of a description that it changed, and of a new element only that it is new', async () => {
  expect(
    await summarise('type Query { "New." a: Int b: Int "Third." c: Int } enum Unit { KG POUND }'),
  ).toEqual([
    "safe Query.c: Field 'c' was added to object type 'Query'",
    'safe Query.a: The description changed',
  ])
})
