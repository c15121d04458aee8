import { buildSchema, parse, validate } from 'graphql'
import { describe, expect, it } from 'vitest'
import { listUsedCoordinates } from './list-used-coordinates'

const schema = buildSchema(`
directive @live(every: Interval) on QUERY | FIELD
scalar DateTime
scalar JSON
enum Interval { MINUTE HOUR }
enum WeightUnit { KG LB }
input Weight { value: Float!, unit: WeightUnit = KG, taken: Moment }
input Moment { at: DateTime!, zone: Zone }
input Zone { name: String! }
input CreateInput { name: String!, weights: [[Weight!]], extra: JSON, next: CreateInput }
interface Node { id: ID! }
type Site implements Node { id: ID!, name: String, weight(unit: WeightUnit = KG): Float, parent: Site }
type Bar implements Node { id: ID!, site: Site }
union Found = Site | Bar
type Query { site(id: ID!): Site, nodes(limit: Int): [Node!]!, found: Found }
type Mutation { create(input: CreateInput!, at: DateTime): Site }
`)

function list(text: string, variables: Record<string, unknown> = {}): string[] {
  const document = parse(text)
  expect(validate(schema, document)).toEqual([])
  return [...listUsedCoordinates(document, variables, schema)].sort()
}

describe('listUsedCoordinates', () => {
  it('names fields with their types, and arguments with theirs', () => {
    expect(list('query A { site(id: "1") { name } }')).toEqual([
      'ID',
      'Query.site',
      'Query.site(id:)',
      'Site',
      'Site.name',
      'String',
    ])
  })

  it('names values of enums in the text, in lists, and as the default of a variable', () => {
    expect(list('query A($unit: WeightUnit = LB) { site(id: 1) { weight(unit: $unit) } }')).toEqual(
      expect.arrayContaining(['WeightUnit', 'WeightUnit.LB', 'Site.weight(unit:)', 'Float']),
    )
    const literal = list(
      'mutation A { create(input: { name: "x", weights: [[{ value: 1, unit: KG }]] }) { id } }',
    )
    expect(literal).toEqual([
      'CreateInput',
      'CreateInput.name',
      'CreateInput.weights',
      'Float',
      'ID',
      'Mutation.create',
      'Mutation.create(input:)',
      'Site',
      'Site.id',
      'String',
      'Weight',
      'Weight.unit',
      'Weight.value',
      'WeightUnit',
      'WeightUnit.KG',
    ])
  })

  it('does not name the default of an argument that is left out', () => {
    expect(list('query A { site(id: 1) { weight } }')).not.toContain('WeightUnit.KG')
    expect(list('query A { site(id: 1) { weight } }')).not.toContain('Site.weight(unit:)')
  })

  it('follows the values of variables into inputs, lists and lists of lists', () => {
    const input = {
      name: 'x',
      weights: [[{ value: 1, unit: 'LB' }], [{ value: 2, taken: { at: 'now', zone: { name: 'UTC' } } }]],
      next: null,
    }
    const found = list('mutation A($input: CreateInput!) { create(input: $input) { id } }', { input })
    expect(found).toEqual([
      'CreateInput',
      'CreateInput.name',
      'CreateInput.next',
      'CreateInput.weights',
      'DateTime',
      'Float',
      'ID',
      'Moment',
      'Moment.at',
      'Moment.zone',
      'Mutation.create',
      'Mutation.create(input:)',
      'Site',
      'Site.id',
      'String',
      'Weight',
      'Weight.taken',
      'Weight.unit',
      'Weight.value',
      'WeightUnit',
      'WeightUnit.LB',
      'Zone',
      'Zone.name',
    ])
  })

  it('takes one value for a list of one, as GraphQL does', () => {
    const input = { name: 'x', weights: { value: 1, unit: 'KG' } }
    expect(list('mutation A($input: CreateInput!) { create(input: $input) { id } }', { input })).toEqual(
      expect.arrayContaining(['Weight.value', 'WeightUnit.KG']),
    )
  })

  it('names the type of a variable without a value', () => {
    expect(list('query A($limit: Int) { nodes(limit: $limit) { id } }')).toContain('Int')
  })

  it('stops at scalars, whatever stands in them', () => {
    const expected = ['CreateInput', 'CreateInput.extra', 'CreateInput.name', 'ID', 'JSON']
    const others = ['Mutation.create', 'Mutation.create(input:)', 'Site', 'Site.id', 'String']
    const extra = { name: 'x', KG: ['LB'] }
    expect(
      list('mutation A($input: CreateInput!) { create(input: $input) { id } }', {
        input: { name: 'x', extra },
      }),
    ).toEqual([...expected, ...others])
    expect(list('mutation A { create(input: { name: "x", extra: { name: KG, b: [1] } }) { id } }')).toEqual([
      ...expected,
      ...others,
    ])
  })

  it('names directives, their arguments and values', () => {
    expect(
      list(
        'query A($all: Boolean!) @live(every: HOUR) { site(id: 1) { name @include(if: $all) id @skip(if: $all) } }',
      ),
    ).toEqual(
      expect.arrayContaining([
        '@include',
        '@include(if:)',
        '@live',
        '@live(every:)',
        '@skip',
        '@skip(if:)',
        'Boolean',
        'Interval',
        'Interval.HOUR',
      ]),
    )
  })

  it('names what stands in fragments, with the type that they are for', () => {
    const text = `
      query A { found { ... on Bar { site { ...Names } } } nodes { id ... on Site { parent { name } } } }
      fragment Names on Site { weight }`
    expect(list(text)).toEqual([
      'Bar',
      'Bar.site',
      'Float',
      'Found',
      'ID',
      'Node',
      'Node.id',
      'Query.found',
      'Query.nodes',
      'Site',
      'Site.name',
      'Site.parent',
      'Site.weight',
      'String',
    ])
  })

  it('leaves introspection out', () => {
    expect(list('query A { __typename __type(name: "Site") { name fields { name } } }')).toEqual([])
    expect(list('query A { __schema { types { name kind } } found { __typename } }')).toEqual([
      'Found',
      'Query.found',
    ])
  })
})
