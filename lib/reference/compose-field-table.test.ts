import {
  type GraphQLEnumType,
  type GraphQLObjectType,
  isEnumType,
  isInputObjectType,
  isObjectType,
} from 'graphql'
import { toString as textOf } from 'mdast-util-to-string'
import { describe, expect, it } from 'vitest'
import { composeApi } from './api.fixture'
import { findElements } from './awkward-schemas.fixture'
import {
  argumentId,
  composeFieldTable,
  fieldId,
  listArgumentRows,
  listFieldRows,
  listValueRows,
  valueId,
} from './compose-field-table'

const api = composeApi(`
enum Unit { "Kilograms {KG}." KG LB @deprecated(reason: "") OZ @deprecated }
enum Field { WEIGHT }
enum Direction { ASC }
scalar Raw
input Sort { field: Field!, direction: Direction = ASC, then: Sort }
input Defaults {
  list: [Unit!] = [KG]
  object: Sort = { field: WEIGHT, direction: ASC }
  short: Sort = { field: WEIGHT }
  zero: Int = 0
  no: Boolean = false
  empty: String = ""
  nothing: Unit = null
  whole: Float = 1.0
  number: ID = "5"
  one: [Unit!] = KG
  lines: String = """
  first  line
    second "line"
  """
  raw: Raw = 0
  none: Int
}
input Old {
  value: Float!
  unit: Unit = KG
  required: Int! = 3
  old: Int @deprecated
  empty: Int @deprecated(reason: "")
  reason: Int = 1 @deprecated(reason: "Use { value }")
}
type Query {
  site(id: ID!, unit: Unit! = KG, old: Int = 0 @deprecated, empty: Int @deprecated(reason: ""), "Take {it}." plain: [[Sort!]!]!): Site
}
interface Node {
  "Of the interface."
  id: ID!
  "Overridden."
  name(of: Int): String
  "Not said by the type."
  blank: Int
}
type Site implements Node {
  id: ID!
  "Of the type."
  name(of: Int, "In {unit}." unit: Unit = KG @deprecated(reason: "Use of")): String @deprecated(reason: "Use bar { serial }")
  ""
  blank: Int
}
`)

interface Row extends Record<string, unknown> {
  cells: Record<string, string>
}

function readTable(table: ReturnType<typeof composeFieldTable>): Row[] {
  return findElements([table], 'FieldRow').map(({ node, ...properties }) => ({
    ...properties,
    cells: Object.fromEntries(
      node.children.map((cell) => ['name' in cell ? (cell.name ?? '') : cell.type, textOf(cell)]),
    ),
  }))
}

function tableOf(typeName: string) {
  const type = api.schema.getType(typeName)
  if (isEnumType(type))
    return composeFieldTable('Value', 'Values', listValueRows(typeName, type.getValues()), api)
  const { interfaces, fields } = readFields(typeName)
  return composeFieldTable('Field', 'Fields', listFieldRows(typeName, fields, interfaces), api)
}

function readFields(typeName: string) {
  const type = api.schema.getType(typeName)
  if (isInputObjectType(type)) return { fields: Object.values(type.getFields()), interfaces: [] }
  if (isObjectType(type)) return { fields: Object.values(type.getFields()), interfaces: type.getInterfaces() }
  throw new Error(`${typeName}: found no type with fields.`)
}

function argumentsTable() {
  const field = api.schema.getQueryType()?.getFields().site
  return composeFieldTable('Argument', 'Arguments', listArgumentRows('Query.site', field?.args ?? []), api)
}

describe('the table', () => {
  it('says what it is, what its rows are, and which columns it has', () => {
    const [fields] = findElements([tableOf('Defaults')], 'FieldTable')
    expect(fields).toMatchObject({ label: 'Field', name: 'Fields', hasTypes: true, hasDefaults: true })
    expect(findElements([tableOf('Site')], 'FieldTable')[0]).toMatchObject({
      hasTypes: true,
      hasDefaults: false,
    })
    expect(findElements([tableOf('Unit')], 'FieldTable')[0]).toMatchObject({
      hasTypes: false,
      hasDefaults: false,
    })
  })

  it('has the cells of its columns in every row', () => {
    const cellsOf = (table: ReturnType<typeof composeFieldTable>) =>
      readTable(table).map(({ cells }) => Object.keys(cells).join(' '))
    expect(new Set(cellsOf(tableOf('Defaults')))).toEqual(new Set(['FieldType FieldDefault FieldMeaning']))
    expect(new Set(cellsOf(tableOf('Site')))).toEqual(new Set(['FieldType FieldMeaning']))
    expect(new Set(cellsOf(tableOf('Unit')))).toEqual(new Set(['FieldMeaning']))
    expect(new Set(cellsOf(argumentsTable()))).toEqual(new Set(['FieldType FieldDefault FieldMeaning']))
  })
})

describe('defaults', () => {
  const rows = new Map(readTable(tableOf('Defaults')).map((row) => [row.name, row.cells.FieldDefault]))

  it.each([
    ['list', '[KG]'],
    ['object', '{field: WEIGHT, direction: ASC}'],
    ['short', '{field: WEIGHT}'],
    ['zero', '0'],
    ['no', 'false'],
    ['empty', '""'],
    ['nothing', 'null'],
    ['whole', '1.0'],
    ['number', '"5"'],
    ['one', 'KG'],
    ['lines', '"first  line\\n  second \\"line\\""'],
    ['raw', '0'],
    ['none', ''],
  ])('of %s is written %s', (name, text) => {
    expect(rows.get(name)).toBe(text)
  })

  it('that are missing have an empty cell, others never', () => {
    const table = tableOf('Defaults')
    const cells = findElements([table], 'FieldDefault').map(({ node }) => node.children.length)
    expect(cells).toEqual([1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 0])
  })

  it('of what GraphQL itself defines are shown too', () => {
    const directive = api.schema.getDirective('deprecated')
    const table = composeFieldTable(
      'Argument',
      'x',
      listArgumentRows('@deprecated', directive?.args ?? []),
      api,
    )
    expect(readTable(table)[0]?.cells.FieldDefault).toBe('"No longer supported"')
  })
})

describe('rows', () => {
  it('of inputs say what is required and what is deprecated, with the reason', () => {
    const rows = readTable(tableOf('Old')).map(({ name, isRequired, deprecation, cells }) => [
      name,
      isRequired,
      deprecation,
      cells.FieldDefault,
    ])
    expect(rows).toEqual([
      ['value', true, undefined, ''],
      ['unit', undefined, undefined, 'KG'],
      ['required', undefined, undefined, '3'],
      ['old', undefined, 'No longer supported', ''],
      ['empty', undefined, '', ''],
      ['reason', undefined, 'Use { value }', '1'],
    ])
  })

  it('of arguments do so too, with type and meaning', () => {
    expect(readTable(argumentsTable())).toEqual([
      {
        id: 'argument-id',
        name: 'id',
        status: 'confirmed',
        isRequired: true,
        cells: { FieldType: 'ID!', FieldDefault: '', FieldMeaning: '' },
      },
      {
        id: 'argument-unit',
        name: 'unit',
        status: 'confirmed',
        cells: { FieldType: 'Unit!', FieldDefault: 'KG', FieldMeaning: '' },
      },
      {
        id: 'argument-old',
        name: 'old',
        status: 'confirmed',
        deprecation: 'No longer supported',
        cells: { FieldType: 'Int', FieldDefault: '0', FieldMeaning: '' },
      },
      {
        id: 'argument-empty',
        name: 'empty',
        status: 'confirmed',
        deprecation: '',
        cells: { FieldType: 'Int', FieldDefault: '', FieldMeaning: '' },
      },
      {
        id: 'argument-plain',
        name: 'plain',
        status: 'confirmed',
        isRequired: true,
        cells: { FieldType: '[[Sort!]!]!', FieldDefault: '', FieldMeaning: 'Take {it}.' },
      },
    ])
  })

  it('of values say what they mean', () => {
    expect(readTable(tableOf('Unit'))).toEqual([
      { id: 'value-KG', name: 'KG', status: 'confirmed', cells: { FieldMeaning: 'Kilograms {KG}.' } },
      { id: 'value-LB', name: 'LB', status: 'confirmed', deprecation: '', cells: { FieldMeaning: '' } },
      {
        id: 'value-OZ',
        name: 'OZ',
        status: 'confirmed',
        deprecation: 'No longer supported',
        cells: { FieldMeaning: '' },
      },
    ])
  })

  it('have the description of the interface where the type has none of its own', () => {
    const meanings = readTable(tableOf('Site')).map(({ name, cells }) => [name, cells.FieldMeaning])
    expect(meanings).toEqual([
      ['id', 'Of the interface.'],
      ['name', expect.stringMatching(/^Of the type\./)],
      ['blank', 'Not said by the type.'],
    ])
  })

  it('hold the arguments of a field, each with an id of its own', () => {
    const table = tableOf('Site')
    const items = findElements([table], 'ArgumentItem')
    expect(items.map(({ node, ...properties }) => [properties, textOf(node)])).toEqual([
      [{ id: 'argument-name-of', name: 'of', status: 'confirmed' }, 'Int'],
      [
        {
          id: 'argument-name-unit',
          name: 'unit',
          status: 'confirmed',
          deprecation: 'Use of',
          defaultValue: 'KG',
        },
        'UnitIn {unit}.',
      ],
    ])
    expect(findElements([table], 'ArgumentList')).toHaveLength(1)
    const [, name] = findElements([table], 'FieldRow')
    expect(name && findElements([name.node], 'ArgumentItem')).toHaveLength(2)
  })

  it('show a default of an argument of a field also when it is false for a program', () => {
    const { schema, ...rest } = composeApi(
      'type Query { a: Site } type Site { b(a: Int = 0, b: String = "", c: Boolean = false, d: Int = null, e: Int): Int }',
    )
    const site = schema.getType('Site') as GraphQLObjectType
    const rows = listFieldRows('Site', Object.values(site.getFields()))
    const items = findElements([composeFieldTable('Field', 'x', rows, { schema, ...rest })], 'ArgumentItem')
    expect(items.map(({ defaultValue }) => defaultValue)).toEqual(['0', '""', 'false', 'null', undefined])
  })

  it('are drafts where nothing says that they are confirmed', () => {
    const elements = { 'Unit.LB': { status: 'confirmed', source: 'A test.' } } as const
    const provenance = { ...api.provenance, elements }
    const type = api.schema.getType('Unit') as GraphQLEnumType
    const rows = listValueRows('Unit', type.getValues())
    const table = composeFieldTable('Value', 'x', rows, { ...api, provenance })
    expect(readTable(table).map(({ status }) => status)).toEqual(['draft', 'confirmed', 'draft'])
  })
})

it('has ids that tell fields, arguments and values apart', () => {
  expect([fieldId('a'), argumentId('a'), argumentId('a', 'b'), valueId('a')]).toEqual([
    'field-a',
    'argument-a',
    'argument-b-a',
    'value-a',
  ])
})
