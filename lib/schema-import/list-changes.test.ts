import { buildSchema, lexicographicSortSchema, printSchema } from 'graphql'
import { describe, expect, it } from 'vitest'
import { listChanges } from './list-changes'

/** The changes between two schemas, each as `safe Query.a: What changed`. */
async function summarise(before: string, after: string): Promise<string[]> {
  const changes = await listChanges(buildSchema(before), buildSchema(after))
  return changes.map(({ level, path, message }) => `${level} ${path}: ${message}`)
}

const small = 'type Query { a: Int b: Int } enum Unit { KG POUND }'

/** Two schemas that differ, each in one way. */
const pairs: [what: string, before: string, after: string, changes: string[]][] = [
  [
    'removed, new and other names',
    small,
    'type Query { a: Int } enum Unit { KG LB } type Tilt { x: Int }',
    [
      "safe Tilt: Type 'Tilt' was added",
      "safe Tilt.x: Field 'x' was added to object type 'Tilt'",
      "breaking Query.b: Field 'b' was removed from object type 'Query'",
      "breaking Unit.POUND: Enum value 'POUND' was removed from enum 'Unit'",
      "dangerous Unit.LB: Enum value 'LB' was added to enum 'Unit'",
    ],
  ],
  [
    'descriptions',
    'type Query { "Old." a: Int }',
    '"Root." type Query { "New." a: Int }',
    ['safe Query.a: The description changed', 'safe Query: The description changed'],
  ],
  [
    'the description of the schema',
    '"Old." schema { query: Query } type Query { a: Int }',
    '"New." schema { query: Query } type Query { a: Int }',
    ['safe : The description of the schema changed'],
  ],
  [
    'new elements with descriptions and deprecations',
    'type Query { a: Int } enum E { A }',
    'type Query { a: Int "Third." c: Int @deprecated(reason: "Use a.") } enum E { A "B." B @deprecated }',
    [
      "safe Query.c: Field 'c' was added to object type 'Query'",
      "dangerous E.B: Enum value 'B' was added to enum 'E'",
    ],
  ],
  [
    'deprecations',
    'type Query { a: Int b(x: Int): Int } enum E { A }',
    'type Query { a: Int @deprecated(reason: "x") b(x: Int @deprecated): Int } enum E { A @deprecated(reason: "No\\nmore.") }',
    [
      "safe Query.a.@deprecated: Field 'Query.a' is deprecated",
      "safe Query.b.x.@deprecated: Directive 'deprecated' was added to argument 'x' of field 'b' in type 'Query'",
      "safe E.A.@deprecated: Directive 'deprecated' was added to enum value 'E.A'",
    ],
  ],
  [
    'deprecations that are gone',
    'type Query { a: Int @deprecated(reason: "x") } enum E { A @deprecated(reason: "y") }',
    'type Query { a: Int } enum E { A }',
    [
      "safe Query.a.@deprecated: Field 'Query.a' is no longer deprecated",
      "safe E.A.@deprecated: Directive 'deprecated' was removed from enum value 'E.A'",
    ],
  ],
  [
    'reasons',
    'type Query { a: Int @deprecated(reason: "x") b(x: Int @deprecated(reason: "x")): Int } enum E { A @deprecated }',
    'type Query { a: Int @deprecated(reason: "y\\nz") b(x: Int @deprecated(reason: "y")): Int } enum E { A @deprecated(reason: "No more.") }',
    [
      "safe E.A.@deprecated.reason: Argument 'reason' was added to '@deprecated'",
      "safe Query.a.@deprecated: Deprecation reason on field 'Query.a' has changed from 'x' to 'y z'",
      "safe Query.b.x.@deprecated.reason: Argument 'reason' of '@deprecated' changed",
    ],
  ],
  [
    'the address of a specification',
    'type Query { a: D } scalar D @specifiedBy(url: "https://example.com/1")',
    'type Query { a: D } scalar D @specifiedBy(url: "https://example.com/2")',
    ["safe D.@specifiedBy.url: Argument 'url' of '@specifiedBy' changed"],
  ],
  [
    'a directive that takes the place of a deprecation',
    'directive @u on ENUM_VALUE type Query { a: E } enum E { A @deprecated }',
    'directive @u on ENUM_VALUE type Query { a: E } enum E { A @u }',
    [
      "safe E.A.@deprecated: Directive 'deprecated' was removed from enum value 'E.A'",
      "dangerous E.A.@u: Directive 'u' was added to enum value 'E.A'",
    ],
  ],
  [
    'a directive that stands at a field',
    'directive @u(x: Int) on FIELD_DEFINITION type Query { a: Int b: Int @u(x: 1) }',
    'directive @u(x: Int) on FIELD_DEFINITION type Query { a: Int @u(x: 1) b: Int @u(x: 2) }',
    [
      "dangerous Query.a.@u: Directive 'u' was added to field 'Query.a'",
      "dangerous Query.b.@u.x: Argument 'x' of '@u' changed",
    ],
  ],
  [
    'a new member of a union and its description',
    'type Query { u: U } "Old." union U = A type A { a: Int } type B { a: Int }',
    'type Query { u: U } "New." union U = A | B type A { a: Int } type B { a: Int }',
    ["dangerous U: Member 'B' was added to Union type 'U'", 'safe U: The description changed'],
  ],
  [
    'a default that is false',
    'type Query { a(x: Boolean = false): Int }',
    'type Query { a(x: Boolean): Int }',
    [
      "dangerous Query.a.x: Default value for argument 'x' on field 'Query.a' changed from 'false' to 'undefined'",
    ],
  ],
  [
    'the name of a root type',
    'type Query { a: Int }',
    'schema { query: Root } type Root { a: Int }',
    [
      "breaking : Schema query root type was changed from 'Query' to 'Root'",
      "breaking Query: Type 'Query' was removed",
      "safe Root: Type 'Root' was added",
      "safe Root.a: Field 'a' was added to object type 'Root'",
    ],
  ],
  [
    'a kind of type',
    'type Query { a(x: T): Int } input T { a: Int }',
    'type Query { a(x: T): Int } enum T { A }',
    ["breaking T: 'T' kind changed from 'InputObjectTypeDefinition' to 'EnumTypeDefinition'"],
  ],
  [
    'a directive',
    'directive @x on FIELD type Query { a: Int }',
    'directive @x repeatable on FIELD type Query { a: Int }',
    ["safe @x: Directive 'x' added repeatable."],
  ],
]

describe('listChanges', () => {
  it.each(pairs)('judges %s', async (_what, before, after, changes) => {
    expect((await summarise(before, after)).toSorted()).toEqual(changes.toSorted())
  })

  it.each(pairs)('finds nothing between equal schemas: %s', async (_what, before, after) => {
    expect(await summarise(before, before)).toEqual([])
    expect(await summarise(after, printSchema(lexicographicSortSchema(buildSchema(before))))).not.toEqual([])
  })

  it('takes another order for no difference', async () => {
    expect(await summarise(small, 'enum Unit { POUND KG } type Query { b: Int a: Int }')).toEqual([])
  })
})
