import { readdirSync, readFileSync } from 'node:fs'
import {
  type GraphQLArgument,
  type GraphQLSchema,
  isEnumType,
  isInputObjectType,
  isInterfaceType,
  isObjectType,
  print,
} from 'graphql'
import type { Nodes } from 'mdast'
import type { MdxJsxFlowElement, MdxJsxTextElement } from 'mdast-util-mdx-jsx'
import { visit } from 'unist-util-visit'
import { isElement } from '../pages/parse-page'
import { elementName } from '../schema/element-route'
import { listElements } from '../schema/list-elements'

const folder = new URL('../../tests/fixtures/schemas/', import.meta.url)

/** The names of the fixtures: one schema for each case that has broken a page somewhere. */
export const schemaNames = readdirSync(folder).map((file) => file.replace('.graphql', ''))

/** The text of a fixture in the schema definition language. */
export function readFixture(name: string): string {
  return readFileSync(new URL(`${name}.graphql`, folder), 'utf8')
}

/** The coordinates of the elements that have a page. */
export function listPages(schema: GraphQLSchema): string[] {
  return listElements(schema)
    .filter(({ hasPage }) => hasPage)
    .map(({ coordinate }) => coordinate)
}

/** Every description, reason and default that the page of an element has to show. */
export function listTexts(coordinate: string, schema: GraphQLSchema): string[] {
  if (coordinate.startsWith('@')) {
    const directive = schema.getDirective(coordinate.slice(1))
    return directive ? [...textsOf(directive), ...directive.args.flatMap(textsOf)] : []
  }
  const type = schema.getType(coordinate.split('.')[0] ?? '')
  if (coordinate.includes('.')) {
    const field = isObjectType(type) ? type.getFields()[elementName(coordinate)] : undefined
    return field ? [...textsOf(field), ...field.args.flatMap(textsOf)] : []
  }
  if (isEnumType(type)) return [...textsOf(type), ...type.getValues().flatMap(textsOf)]
  if (isInputObjectType(type)) return [...textsOf(type), ...Object.values(type.getFields()).flatMap(textsOf)]
  if (isObjectType(type) || isInterfaceType(type)) {
    const fields = Object.values(type.getFields())
    return [
      ...textsOf(type),
      ...fields.flatMap((field) => [...textsOf(field), ...field.args.flatMap(textsOf)]),
    ]
  }
  return type ? textsOf(type) : []
}

interface WithTexts extends Partial<Pick<GraphQLArgument, 'description' | 'deprecationReason'>> {
  astNode?: object | null | undefined
}

function textsOf({ description, deprecationReason, astNode }: WithTexts): string[] {
  const written = astNode && 'defaultValue' in astNode ? (astNode as GraphQLArgument['astNode']) : undefined
  const value = written?.defaultValue && print(written.defaultValue)
  return [description, deprecationReason, value].filter((text) => text !== undefined && text !== null)
}

/** The elements of JSX of one name in syntax trees, with their properties as values. */
export function findElements(nodes: readonly Nodes[], name: string): FoundElement[] {
  const found: FoundElement[] = []
  for (const root of nodes) {
    visit(root, (node) => {
      if (isElement(node) && node.name === name) found.push({ node, ...readProperties(node) })
    })
  }
  return found
}

interface FoundElement extends Record<string, unknown> {
  node: Parameters<typeof readProperties>[0]
}

function readProperties({ attributes }: MdxJsxFlowElement | MdxJsxTextElement): Record<string, unknown> {
  return Object.fromEntries(
    attributes.flatMap((one) => {
      if (one.type !== 'mdxJsxAttribute') return []
      return [[one.name, typeof one.value === 'object' ? JSON.parse(one.value?.value ?? 'null') : one.value]]
    }),
  )
}

/**
 * How often each word stands in texts. Signs do not count, since descriptions are Markdown; what Markdown
 * takes away, such as the number of an item, is looked at elsewhere.
 */
export function countWords(texts: readonly string[]): Map<string, number> {
  const counts = new Map<string, number>()
  for (const [word] of texts.join('\n').matchAll(/[\p{L}\p{N}]+/gu)) {
    counts.set(word, (counts.get(word) ?? 0) + 1)
  }
  return counts
}

/** The words of `texts` that do not stand as often in `shown`. */
export function findLostWords(texts: readonly string[], shown: readonly string[]): string[] {
  const there = countWords(shown)
  return [...countWords(texts)]
    .filter(([word, count]) => (there.get(word) ?? 0) < count)
    .map(([word]) => word)
}

/** Everything that a reader can get to see of syntax trees: text, code, addresses, properties of elements. */
export function collectTexts(nodes: readonly Nodes[]): string[] {
  const texts: string[] = []
  for (const root of nodes) {
    visit(root, (node) => {
      if ('value' in node) texts.push(node.value)
      if (node.type === 'link') texts.push(node.url)
      if (node.type === 'code') texts.push(node.lang ?? '')
      if (!isElement(node)) return
      for (const attribute of node.attributes) {
        if (typeof attribute.value === 'string') texts.push(attribute.value)
      }
    })
  }
  return texts
}

/** Texts that have to stand on the page of an element of a fixture as they are: name, coordinate, text. */
export const literalTexts: readonly (readonly [name: string, coordinate: string, text: string])[] = [
  ['braces', 'Query.bar', 'Takes {id} and gives a <Bar>, or {null}.'],
  ['braces', 'Query.bar', 'An ID such as {3Xk7Bv9nRa} or <none>.'],
  ['braces', 'Query.bar', 'Use {name} or <name>'],
  ['braces', 'Query.old', 'Use bar { serial }'],
  ['braces', 'Query.old', 'Empty braces {} and one alone { and another alone }.'],
  ['braces', 'Bar', "A bar {of kind: 'a'} with <angle brackets>, a < b && c > d."],
  ['braces', 'Bar', 'Its serial, {printed} on <the label>.'],
  ['braces', 'Bar', 'Use bar { serial }'],
  ['braces', 'Bar', 'Up to <5 kg, see https://example.com/{id}'],
  ['braces', 'Bar', 'In {unit}.'],
  ['braces', 'Bar', 'Use {kg}, not <lb>.'],
  ['braces', 'Unit', 'Not {LB}.'],
  ['braces', 'Unit', 'Use { KG } & <nothing> "else", nor &lt;, nor &#123;.'],
  ['braces', 'BarInput', `See -- 'that' or "this" ...`],
  ['braces', 'BarInput', '"{ braces } and <b>tags</b>"'],
  ['braces', 'Mutation.makeBar', '{name: "$HOME {x}"}'],
  ['code-in-descriptions', 'Query.binBarById', 'binBarById(id: 1) { id }'],
  ['code-in-descriptions', 'Query.binBarById', 'read a ` tick.'],
  ['code-in-descriptions', 'BinBar', '&lbrace; is what nobody wants to see; neither is &#123;.'],
  ['underscores', 'Query.a_b_c', 'The field a_b_c of _Meta; x*y is a product, snake_case_name stays.'],
  ['underscores', '_Meta', 'Between 5~6 kg and 7~8 kg, that is a*b.'],
  ['underscores', 'Query.a_b_c', '_under_score_'],
  ['underscores', 'Mutation.set_kind', '_A_B_'],
  ['enum-list-default', 'Site', '[KG, LB]'],
  ['object-default', 'Site', '{field: NAME, then: {field: WEIGHT}}'],
  ['nested-wrappers', 'Query.grid', '[[ContainerSite!]!]!'],
  ['multi-line-descriptions', 'Query.site', 'Line one.\nLine two, indented.'],
  ['multi-line-descriptions', 'Unit', 'Kilograms,\nin two lines.'],
  ['block-quotes', 'Query.site', 'Only a quote.'],
  ['specified-by', 'DateTime', 'Source: the format of DateTime'],
  ['custom-directives', '@cost', 'Says what a field costs, in {points}.'],
  ['custom-directives', '@cost', 'FIELD_DEFINITION, ARGUMENT_DEFINITION, ENUM_VALUE'],
  ['interfaces', 'Site', 'The ID, described on the interface alone.'],
  ['interfaces', 'Site', 'Described on the interface, with {braces}.'],
  ['interfaces', 'Site', 'The name, said by Named.'],
  ['interfaces', 'Bar', 'The ID of a bar, described here.'],
  ['html-tags', 'Query.site', '<script>alert(1)</script> <!-- a comment --> <style>p { color: red }</style>'],
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
]
