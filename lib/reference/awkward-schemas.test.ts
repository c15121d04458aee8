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
  it.each([
    ['braces', 'Query.bar', 'Takes {id} and gives a <Bar>, or {null}.'],
    ['braces', 'Query.bar', 'An ID such as {3Xk7Bv9nRa} or <none>.'],
    ['braces', 'Query.bar', 'Use {name} or <name>'],
    ['braces', 'Query.old', 'Use bar { serial }'],
    ['braces', 'Query.old', 'Empty braces {} and one alone { and another alone }.'],
    ['braces', 'Bar', "A bar {of kind: 'a'} with <angle brackets>, a < b && c > d."],
    ['braces', 'Bar', 'Its serial, {printed} on <the label>.'],
    ['braces', 'Bar', 'Use bar { serial }'],
    ['braces', 'Bar', 'Up to <5 kg, see https://example.com/{id}.'],
    ['braces', 'Bar', 'In {unit}.'],
    ['braces', 'Bar', 'Use {kg}, not <lb>.'],
    ['braces', 'Unit', 'Not {LB}.'],
    ['braces', 'Unit', 'Use { KG } & <nothing> "else", nor &lt;, nor &#123;.'],
    ['braces', 'BarInput', '"{ braces } and <b>tags</b>"'],
    ['braces', 'Mutation.makeBar', '{name: "$HOME {x}"}'],
    ['code-in-descriptions', 'Query.binBarById', 'binBarById(id: 1) { id }'],
    ['code-in-descriptions', 'Query.binBarById', 'read a ` tick.'],
    ['code-in-descriptions', 'BinBar', '&lbrace; is what nobody wants to see; neither is &#123;.'],
    ['underscores', 'Query.a_b_c', 'The field a_b_c of _Meta; x*y is a product, snake_case_name stays.'],
    ['underscores', '_Meta', 'Between 5~6 kg and 7~8 kg, that is a*b.'],
    ['underscores', 'Query.a_b_c', '_under_score_'],
    ['underscores', 'Mutation.set_kind', '_A_B_'],
    ['enum-list-default', 'Query.weights', 'FieldDefault: [KG]'],
    ['enum-list-default', 'Query.weights', 'FieldDefault: [[KG, LB], [null]]'],
    ['enum-list-default', 'Query.weights', 'FieldDefault: KG'],
    ['enum-list-default', 'Filter', 'FieldDefault: [KG]'],
    ['enum-list-default', 'Filter', 'FieldDefault: []'],
    ['enum-list-default', 'Site', '[KG, LB]'],
    ['object-default', 'Query.sites', 'FieldDefault: {field: WEIGHT, direction: ASC}'],
    ['object-default', 'Search', 'FieldDefault: [{field: WEIGHT}, {field: NAME, direction: ASC}]'],
    ['object-default', 'Site', '{field: NAME, then: {field: WEIGHT}}'],
    ['nested-wrappers', 'Query.grid', '[[ContainerSite!]!]!'],
    ['nested-wrappers', 'Query.grid', 'FieldType: [[GridInput!]!]!'],
    ['nested-wrappers', 'ContainerSite', 'FieldType: [[ContainerSite!]!]!'],
    ['nested-wrappers', 'ContainerSite', 'ArgumentType: [[GridInput!]!]!'],
    ['nested-wrappers', 'ContainerSite', 'FieldType: [ContainerSite]!'],
    ['nested-wrappers', 'GridInput', 'FieldType: [[Int!]]!'],
    ['multi-line-descriptions', 'Query.site', 'Line one.\nLine two, indented.'],
    ['multi-line-descriptions', 'Query.site', 'FieldDefault: "first  line\\n  second line"'],
    ['multi-line-descriptions', 'Unit', 'Kilograms,\nin two lines.'],
    ['block-quotes', 'Query.site', 'Only a quote.'],
    ['specified-by', 'DateTime', 'Source: the format of DateTime.'],
    ['custom-directives', '@cost', 'Says what a field costs, in {points}.'],
    ['custom-directives', '@cost', 'FIELD_DEFINITION, ARGUMENT_DEFINITION, ENUM_VALUE'],
    ['interfaces', 'Site', 'The ID, described on the interface alone.'],
    ['interfaces', 'Site', 'Described on the interface, with {braces}.'],
    ['interfaces', 'Site', 'The name, said by Named.'],
    ['interfaces', 'Bar', 'The ID of a bar, described here.'],
    [
      'html-tags',
      'Query.site',
      '<script>alert(1)</script> <!-- a comment --> <style>p { color: red }</style>',
    ],
    ['html-tags', 'Query.site', '</div></p></body>'],
    ['html-tags', 'Query.site', '</details></table> <script>x</script>'],
    ['html-tags', 'Site', '<Callout kind="note">text</Callout>'],
    ['html-tags', 'Site', '<Unknown {...props} />'],
    ['html-tags', 'Site', '<table><tr><td>cell</td></tr></table>'],
    ['html-tags', 'Site', '<b>bold</b> {props.x} `code` **stars**'],
    ['html-tags', 'Tag', '</head><title>A title</title>'],
    ['deprecated-everything', 'Query.site', 'Query { reason }'],
    ['deprecated-everything', 'Query.site', 'Argument { reason }'],
    ['deprecated-everything', 'Site', 'Field { reason }'],
    ['deprecated-everything', 'Site', 'No longer supported'],
    ['deprecated-everything', 'Unit', 'Value { reason }'],
    ['deprecated-everything', 'Filter', 'Input { reason }'],
    ['deprecated-everything', 'Mutation.filter', 'Mutation argument { reason }'],
    ['deprecated-everything', '@old', 'Directive { reason }'],
    ['subscriptions', 'News.weights', 'Ask { site } again'],
  ])('in %s on %s: %s', (name, coordinate, text) => {
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
