import { buildSchema } from 'graphql'
import { describe, expect, it } from 'vitest'
import { parsePage } from '../pages/parse-page'
import { formatProblem } from '../problem/problem'
import { checkSchemaNames } from './check-schema-names'

const schema = buildSchema(`
directive @byTheHour(maxCount: Int) on FIELD
interface HasName { displayName: String }
type Query { containerSiteById(siteID: ID!): ContainerSite }
type ContainerSite implements HasName { displayName: String, maxWeight(unitName: WeightUnit): Float }
input CreateSiteInput { serviceLocationID: ID! }
enum WeightUnit { KILOGRAM, halfPound }
scalar DateTime
`)

function describeNames(...lines: string[]): string[] {
  return checkSchemaNames(parsePage('pages/docs/api/a.mdx', lines.join('\n')), schema).map(formatProblem)
}

function sentenceOf(name: string, nearest?: string): string {
  const hint = nearest ? ` Did you mean "${nearest}"?` : ''
  return `pages/docs/api/a.mdx:1: found the name "${name}", expected a type, field, argument, enum value or directive of schema/binbar.graphql.${hint}`
}

describe('checkSchemaNames', () => {
  it.each([
    'ContainerSite',
    'containerSiteById',
    'siteID',
    'HasName',
    'displayName',
    'CreateSiteInput',
    'serviceLocationID',
    'halfPound',
    'DateTime',
    '@byTheHour',
    'maxCount',
    '[ContainerSite!]!',
    'Query.containerSiteById',
    'Query.containerSiteById(siteID:)',
    'CreateSiteInput.serviceLocationID',
    'WeightUnit.halfPound',
    'data.containerSiteById.maxWeight',
    'includeDeprecated',
  ])('knows %s', (name) => {
    expect(describeNames(`The name \`${name}\`.`)).toEqual([])
  })

  it.each([
    'id',
    'DAY',
    'BINBAR_API_URL',
    'JWT',
    'siteID: null',
    '{ noName }',
    'read_sites',
    'containerSiteByID',
  ])('leaves %s alone', (code) => {
    expect(describeNames(`\`\` ${code} \`\``)).toEqual([])
  })

  it.each([
    ['contanerSiteById', 'containerSiteById'],
    ['ContainerSites', 'ContainerSite'],
    ['@byTheHuor', 'byTheHour'],
    ['[ContanerSite!]', 'ContainerSite'],
    ['maxWeihgt', 'maxWeight'],
  ])('names %s and the nearest', (name, nearest) => {
    expect(describeNames(`The name \`${name}\`.`)).toEqual([sentenceOf(name.replace(/[[\]!]/g, ''), nearest)])
  })

  it.each([
    'Query.maxWeight',
    'Query.containerSiteById(maxCount:)',
    'ContainerSite.serviceLocationID',
    'DateTime.maxWeight',
    'data.nothingAtAll',
  ])('names %s, whose parts do not belong together', (name) => {
    expect(describeNames(`The name \`${name}\`.`)).toEqual([sentenceOf(name)])
  })

  it('leaves code blocks to their own check', () => {
    expect(describeNames('```text', 'nothingAtAll', '```')).toEqual([])
  })
})
