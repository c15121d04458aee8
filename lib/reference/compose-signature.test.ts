import type { Link, Text } from 'mdast'
import { describe, expect, it } from 'vitest'
import { readSchema } from '../schema/read-schema'
import { composeApi } from './api.fixture'
import { composeSignature } from './compose-signature'
import { printDefinition } from './print-definition'

const api = composeApi(`
"The units."
directive @cost("How many {points}." points: Int = 1, units: [Unit!] = [KG]) repeatable on FIELD_DEFINITION | OBJECT

"Described."
type Query {
  "Described too."
  site(
    "And the argument."
    id: ID! = "1"
    sort: Sort = { field: WEIGHT, direction: ASC } @deprecated(reason: "Use { order }")
    ratio: Float = 1.0
  ): [[Site!]!]! @deprecated(reason: "Use bar { serial }") @cost(points: 5)
  short: String
}

type Site implements Node & Named {
  id: ID!
  name: String @deprecated
  weight(
    "The unit."
    unit: Unit = KG
  ): Float @deprecated(reason: "Use { kg } of Site")
}

extend type Site @cost(points: 2) {
  parent: Site @deprecated(reason: "No Unit")
}

interface Node { id: ID! }
interface Named implements Node { id: ID! name: String }
union Found = Site | Query
enum Unit { KG "Pounds." LB @deprecated(reason: "See { KG }") }
input Sort { field: SortField! = WEIGHT, direction: String = "Unit", then: [Sort!] }
enum SortField { WEIGHT ASC }
scalar DateTime @specifiedBy(url: "https://scalars.graphql.org/andimarek/date-time.html")
`)

function compose(coordinate: string) {
  const nodes = composeSignature(coordinate, api).children as unknown as (Text | Link)[]
  const texts = nodes.map((node) => (node.type === 'link' ? (node.children[0] as Text).value : node.value))
  const links = nodes.flatMap((node, index) =>
    node.type === 'link' ? [`${texts[index]} → ${node.url}`] : [],
  )
  return { nodes, text: texts.join(''), texts, links }
}

describe('printDefinition', () => {
  it.each([
    [
      'Query.site',
      'site(id: ID! = "1", sort: Sort = {field: WEIGHT, direction: ASC} @deprecated(reason: "Use { order }"), ratio: Float = 1.0): [[Site!]!]! @deprecated(reason: "Use bar { serial }") @cost(points: 5)',
    ],
    ['Query.short', 'short: String'],
    [
      'Site',
      `type Site implements Node & Named @cost(points: 2) {
  id: ID!
  name: String @deprecated
  weight(unit: Unit = KG): Float @deprecated(reason: "Use { kg } of Site")
  parent: Site @deprecated(reason: "No Unit")
}`,
    ],
    ['Named', 'interface Named implements Node {\n  id: ID!\n  name: String\n}'],
    ['Found', 'union Found = Site | Query'],
    ['Unit', 'enum Unit {\n  KG\n  LB @deprecated(reason: "See { KG }")\n}'],
    ['Sort', 'input Sort {\n  field: SortField! = WEIGHT\n  direction: String = "Unit"\n  then: [Sort!]\n}'],
    ['DateTime', 'scalar DateTime @specifiedBy(url: "https://scalars.graphql.org/andimarek/date-time.html")'],
    ['Int', 'scalar Int'],
    [
      '@cost',
      'directive @cost(points: Int = 1, units: [Unit!] = [KG]) repeatable on FIELD_DEFINITION | OBJECT',
    ],
    ['@skip', 'directive @skip(if: Boolean!) on FIELD | FRAGMENT_SPREAD | INLINE_FRAGMENT'],
    [
      '@deprecated',
      'directive @deprecated(reason: String = "No longer supported") on FIELD_DEFINITION | ARGUMENT_DEFINITION | INPUT_FIELD_DEFINITION | ENUM_VALUE',
    ],
  ])('prints %s as it is written, without descriptions', (coordinate, text) => {
    expect(printDefinition(coordinate, api.schema)).toBe(text)
  })

  it('prints an input that takes one field alone', () => {
    const schema = readSchema(
      'a.graphql',
      'input Key @oneOf { id: ID, name: String } type Query { a(key: Key): Int }',
    )
    expect(printDefinition('Key', schema)).toBe('input Key @oneOf {\n  id: ID\n  name: String\n}')
    expect(printDefinition('@oneOf', schema)).toBe('directive @oneOf on INPUT_OBJECT')
  })

  it.each([
    ['Nothing', 'Nothing: found no such type in the schema.'],
    ['Query.nothing', 'Query.nothing: found no such field in the schema.'],
    ['Unit.KG', 'Unit.KG: found no such field in the schema.'],
    ['@nothing', '@nothing: found no such directive in the schema.'],
  ])('throws for %s', (coordinate, message) => {
    expect(() => printDefinition(coordinate, api.schema)).toThrow(new Error(message))
  })
})

describe('composeSignature', () => {
  it.each([...api.pages.keys()])('reads like the definition of %s', (coordinate) => {
    expect(compose(coordinate).text).toBe(printDefinition(coordinate, api.schema))
  })

  it('links each name of a type and of a directive, and nothing else', () => {
    expect(compose('Query.site').links).toEqual([
      'ID → /docs/api/scalars/id/',
      'Sort → /docs/api/inputs/sort/',
      '@deprecated → /docs/api/directives/deprecated/',
      'Float → /docs/api/scalars/float/',
      'Site → /docs/api/objects/site/',
      '@deprecated → /docs/api/directives/deprecated/',
      '@cost → /docs/api/directives/cost/',
    ])
    expect(compose('Site').links).toEqual([
      'Node → /docs/api/interfaces/node/',
      'Named → /docs/api/interfaces/named/',
      '@cost → /docs/api/directives/cost/',
      'ID → /docs/api/scalars/id/',
      'String → /docs/api/scalars/string/',
      '@deprecated → /docs/api/directives/deprecated/',
      'Unit → /docs/api/enums/unit/',
      'Float → /docs/api/scalars/float/',
      '@deprecated → /docs/api/directives/deprecated/',
      'Site → /docs/api/objects/site/',
      '@deprecated → /docs/api/directives/deprecated/',
    ])
    expect(compose('Found').links).toEqual(['Site → /docs/api/objects/site/'])
    expect(compose('@cost').links).toEqual(['Int → /docs/api/scalars/int/', 'Unit → /docs/api/enums/unit/'])
    expect(compose('DateTime').links).toEqual(['@specifiedBy → /docs/api/directives/specified-by/'])
  })

  it('links names where they stand, not where the same letters stand in a text', () => {
    const { texts } = compose('Sort')
    expect(texts).toEqual([
      'input Sort {',
      '\n',
      '  field: ',
      'SortField',
      '! = WEIGHT',
      '\n',
      '  direction: ',
      'String',
      ' = "Unit"',
      '\n',
      '  then: [',
      'Sort',
      '!]',
      '\n',
      '}',
    ])
  })

  it('keeps ends of lines in nodes of their own, so that no space next to them is lost', () => {
    const { nodes } = compose('Site')
    for (const node of nodes) {
      if (node.type !== 'link' && node.value.includes('\n')) expect(node.value).toBe('\n')
    }
  })

  it('is plain text where nothing has a page', () => {
    const element = composeSignature('Site', { schema: api.schema, pages: new Map() })
    expect(element.name).toBe('Signature')
    expect(new Set(element.children.map(({ type }) => type))).toEqual(new Set(['literalText']))
  })
})
