import { buildSchema } from 'graphql'
import { describe, expect, it } from 'vitest'
import { findRenames } from './find-renames'
import { listChanges } from './list-changes'

/** The renames between two schemas, each as `A.b → A.c`. */
async function find(before: string, after: string): Promise<string[]> {
  const schemas = [before, after].map((sdl) => buildSchema(`type Query { ok: Boolean } ${sdl}`)) as [
    never,
    never,
  ]
  return findRenames(await listChanges(...schemas), ...schemas).map(({ from, to }) => `${from} → ${to}`)
}

describe('findRenames', () => {
  it.each([
    ['a value of an enum', 'enum Unit { KG POUND }', 'enum Unit { KG LB }', 'Unit.POUND → Unit.LB'],
    ['a field', 'type A { a: Int! b: Int }', 'type A { a: Int! c: Int }', 'A.b → A.c'],
    ['a field of an interface', 'interface A { a: Int }', 'interface A { b: Int }', 'A.a → A.b'],
    ['a field of an input', 'input A { a: [Int!] }', 'input A { b: [Int!] }', 'A.a → A.b'],
    ['an argument', 'type A { a(x: Int!): Int }', 'type A { a(y: Int!): Int }', 'A.a(x:) → A.a(y:)'],
    ['a type', 'type A { a: Int b: Int }', 'type B { b: Int a: Int }', 'A → B'],
    ['an enum', 'enum A { X }', 'enum B { X }', 'A → B'],
    ['a scalar', 'scalar A', 'scalar B', 'A → B'],
  ])('finds the new name of %s', async (_kind, before, after, rename) => {
    expect(await find(before, after)).toEqual([rename])
  })

  it('tells two new names of one parent apart by their types', async () => {
    expect(await find('type A { a: Int b: String }', 'type A { c: String d: Int }')).toEqual([
      'A.a → A.d',
      'A.b → A.c',
    ])
  })

  it.each([
    ['two of the type came', 'type A { a: Int }', 'type A { b: Int c: Int }'],
    ['two of the type went', 'type A { a: Int b: Int }', 'type A { c: Int }'],
    ['two values went and two came', 'enum A { X Y }', 'enum A { V W }'],
    ['the types differ', 'type A { a: Int }', 'type A { b: Int! }'],
    [
      'the parents differ',
      'type A { a: Int b: Int } type B { a: Int }',
      'type A { a: Int } type B { a: Int b: Int }',
    ],
    ['the members of types differ', 'type A { a: Int }', 'type B { b: Int }'],
    ['the kinds of types differ', 'type A { a: Int }', 'input B { a: Int }'],
    ['nothing came', 'type A { a: Int b: Int }', 'type A { a: Int }'],
    ['nothing went', 'type A { a: Int }', 'type A { a: Int b: Int }'],
  ])('guesses nothing where %s', async (_when, before, after) => {
    expect(await find(before, after)).toEqual([])
  })
})
