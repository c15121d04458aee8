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
