import { expect, it } from 'vitest'
import { formatProblem } from '../problem/problem'
import { readJson } from '../problem/read-json'
import { readSchema } from '../schema/read-schema'
import { checkSampleArguments } from './check-sample-arguments'

const schema = readSchema(
  'schema/binbar.graphql',
  'type Query { site(id: ID!): Site } type Site { weight(unit: Unit): Float } enum Unit { KG }',
)

function check(sampleArguments: Record<string, unknown>): string[] {
  const source = readJson(
    'schema/sample-data.json',
    JSON.stringify({ token: 'x', arguments: sampleArguments }, undefined, 2),
  )
  return checkSampleArguments(sampleArguments, source, schema).map(formatProblem)
}

it('takes values of arguments of queries, of fields and of directives', () => {
  expect(check({ 'Query.site(id:)': '1', 'Site.weight(unit:)': 'KG', '@skip(if:)': true })).toEqual([])
})

it.each([
  ['Query.site(ID:)', ' Did you mean "Query.site(id:)"?'],
  ['Query.site', ''],
  ['Site.weight', ''],
  ['Unit.KG', ''],
])('names %s, which is no argument, with its line and the nearest', (coordinate, hint) => {
  expect(check({ 'Site.weight(unit:)': 'KG', [coordinate]: 1 })).toEqual([
    `schema/sample-data.json:5: arguments: found "${coordinate}", expected the coordinate of an argument of schema/binbar.graphql.${hint}`,
  ])
})
