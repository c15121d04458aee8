import { buildSchema } from 'graphql'
import { expect, it } from 'vitest'
import { provenanceSchema } from '../schema/provenance-schema'
import { confirmElements } from './confirm-elements'

it('confirms every element of what was handed over', () => {
  const { date, elements } = confirmElements(
    buildSchema('type Query { a(b: Int): Int }'),
    'new.graphql',
    '2025-03-04',
  )
  expect(date).toBe('2025-03-04')
  expect(Object.keys(elements)).toEqual(expect.arrayContaining(['Query.a', 'Query.a(b:)', 'Int', '@skip']))
  expect(new Set(Object.values(elements).map(({ status, source }) => `${status}: ${source}`))).toEqual(
    new Set(['confirmed: Imported from new.graphql on 2025-03-04.']),
  )
})

it('makes what the schema of the provenance takes, with the elements in their order', () => {
  const schema = buildSchema('type Query { b: Int, a: Unit } enum Unit { POUND KILOGRAM }')
  const provenance = confirmElements(schema, 'new.graphql', '2025-03-04')
  expect(provenanceSchema.parse(provenance)).toEqual(provenance)
  expect(Object.keys(provenance.elements).slice(0, 6)).toEqual([
    'Query.b',
    'Query.a',
    'Int',
    'Unit',
    'Unit.POUND',
    'Unit.KILOGRAM',
  ])
})
