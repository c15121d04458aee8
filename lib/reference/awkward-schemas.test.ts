import { getVariableValues, type OperationDefinitionNode, parse, validate } from 'graphql'
import { toString as textOf } from 'mdast-util-to-string'
import { visit } from 'unist-util-visit'
import { describe, expect, it } from 'vitest'
import { isElement } from '../pages/parse-page'
import { composeApi } from './api.fixture'
import {
  collectTexts,
  findElements,
  findLostWords,
  listPages,
  listTexts,
  literalTexts,
  readFixture,
  schemaNames,
} from './awkward-schemas.fixture'
import { composeReadyQuery } from './compose-ready-query'
import { composeReference } from './compose-reference'
import { findPaths } from './find-paths'
import { printDefinition } from './print-definition'

/** Answers for the fields that must not be null. */
const roots: Record<string, Record<string, unknown>> = {
  'nested-wrappers': { grid: [[{ name: 'x' }]] },
  unions: { find: [] },
}

const fixtures = schemaNames
  .filter((name) => name !== 'empty')
  .map((name) => ({ name, api: composeApi(readFixture(name), roots[name]) }))

const pages = fixtures.flatMap(({ name, api }) =>
  listPages(api.schema).map((coordinate) => ({ name, coordinate, api })),
)

function composeParts(name: string, coordinate: string) {
  const api = fixtures.find((one) => one.name === name)?.api
  const parts = api && composeReference(coordinate, api.pages.get(coordinate) ?? '', api)
  if (!parts) throw new Error(`Found no page of ${coordinate} in ${name}.`)
  const nodes = [...parts.before, ...parts.after]
  // What the signature shows besides does not count: heads and tables have to show it themselves.
  const own = parts.before.filter((node) => !isElement(node) || node.name !== 'Signature')
  return { parts, nodes, own }
}

it('has a schema for each awkward case', () => {
  expect(schemaNames.length).toBeGreaterThan(20)
  expect(pages.length).toBeGreaterThan(250)
})

describe.each(pages)('the page of $coordinate in $name', ({ name, coordinate, api }) => {
  const { parts, nodes, own } = composeParts(name, coordinate)

  it('shows every word of descriptions, reasons and defaults', () => {
    expect(findLostWords(listTexts(coordinate, api.schema), collectTexts(own))).toEqual([])
  })

  it('has ready operations that can be sent', () => {
    expect(parts.problems).toEqual([])
  })

  it('shows the definition as it is', () => {
    const [signature] = findElements(nodes, 'Signature')
    expect(signature && textOf(signature.node)).toBe(printDefinition(coordinate, api.schema))
  })

  it('holds nothing that would be run, nothing of another page, and no id twice', () => {
    const types = new Set<string>()
    for (const node of nodes) {
      visit(node, ({ type, position }) => {
        types.add(type)
        expect(position).toBeUndefined()
      })
    }
    const strange = /^html$|Expression|Esm|^footnote|^definition$|Reference$|^image$/
    expect([...types].filter((type) => strange.test(type))).toEqual([])
    const ids = ['FieldRow', 'ArgumentItem', 'GraphqlExample'].flatMap((element) =>
      findElements(nodes, element).map(({ id }) => id),
    )
    expect(new Set(ids).size).toBe(ids.length)
  })
})

describe.each(fixtures)('ready operations of $name', ({ api }) => {
  const { schema } = api
  const types = Object.values(schema.getTypeMap())

  it.each(types.map((type) => ({ name: type.name, type })))('are valid for $name', ({ type }) => {
    for (const path of findPaths(type, schema)) {
      const { query, variables } = composeReadyQuery(path, api)
      const document = parse(query)
      expect(validate(schema, document).map(String)).toEqual([])
      const { variableDefinitions = [] } = document.definitions[0] as OperationDefinitionNode
      expect(getVariableValues(schema, variableDefinitions, variables).errors).toBeUndefined()
    }
  })
})

it.each(fixtures)('every page of $name has an address of its own', ({ api }) => {
  const routes = [...api.pages.values()]
  expect(new Set(routes).size).toBe(routes.length)
  for (const route of routes) expect(route).toMatch(/^\/docs\/api\/[a-z]+\/[a-z0-9_-]+\/$/)
})

it('does not take an empty schema for one', () => {
  expect(() => composeApi(readFixture('empty'))).toThrow(
    'schema/test.graphql:2: found a mistake in the schema (Syntax Error: Unexpected <EOF>.), expected a valid schema of GraphQL.',
  )
})

/** What a reader sees of a page: its text, the properties of its rows, the cells of its tables. */
function show(name: string, coordinate: string): string {
  const { own } = composeParts(name, coordinate)
  const cells = ['FieldType', 'ArgumentType', 'FieldDefault'].flatMap((cell) =>
    findElements(own, cell).map(({ node }) => `${cell}: ${textOf(node)}`),
  )
  const properties = ['ReferenceHead', 'FieldRow', 'ArgumentItem'].flatMap((element) =>
    findElements(own, element).flatMap(({ node, ...rest }) => Object.values(rest)),
  )
  return [...own.map((node) => textOf(node)), ...cells, ...properties].join('\n')
}

describe('stands on the page as it was written', () => {
  it.each(literalTexts)('in %s on %s: %s', (name, coordinate, text) => {
    expect(show(name, coordinate)).toContain(text)
  })

  it.each([
    ['enum-list-default', 'Query.weights', 'FieldDefault: [KG]'],
    ['enum-list-default', 'Query.weights', 'FieldDefault: [[KG, LB], [null]]'],
    ['enum-list-default', 'Query.weights', 'FieldDefault: KG'],
    ['enum-list-default', 'Filter', 'FieldDefault: [KG]'],
    ['enum-list-default', 'Filter', 'FieldDefault: []'],
    ['object-default', 'Query.sites', 'FieldDefault: {field: WEIGHT, direction: ASC}'],
    ['object-default', 'Search', 'FieldDefault: [{field: WEIGHT}, {field: NAME, direction: ASC}]'],
    ['nested-wrappers', 'Query.grid', 'FieldType: [[GridInput!]!]!'],
    ['nested-wrappers', 'ContainerSite', 'FieldType: [[ContainerSite!]!]!'],
    ['nested-wrappers', 'ContainerSite', 'ArgumentType: [[GridInput!]!]!'],
    ['nested-wrappers', 'ContainerSite', 'FieldType: [ContainerSite]!'],
    ['nested-wrappers', 'GridInput', 'FieldType: [[Int!]]!'],
    ['multi-line-descriptions', 'Query.site', 'FieldDefault: "first  line\\n  second line"'],
  ])('in a cell in %s on %s: %s', (name, coordinate, text) => {
    expect(show(name, coordinate)).toContain(text)
  })

  it.each([
    ['first', '0'],
    ['archived', 'false'],
    ['note', '""'],
    ['unit', 'null'],
    ['ratio', '0.0'],
    ['id', '"0"'],
    ['list', '[]'],
    ['none', ''],
  ])('the default of %s: %s', (field, text) => {
    for (const [coordinate, row] of [
      ['Page', `field-${field}`],
      ['Query.sites', `argument-${field}`],
    ] as const) {
      const found = findElements(composeParts('falsy-defaults', coordinate).own, 'FieldRow').find(
        ({ id }) => id === row,
      )
      const [cell] = found ? findElements([found.node], 'FieldDefault') : []
      expect(cell && [textOf(cell.node), cell.node.children.length]).toEqual([text, text === '' ? 0 : 1])
    }
  })
})
