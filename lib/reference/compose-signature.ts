import { Kind, parse, visit } from 'graphql'
import type { PhrasingContent } from 'mdast'
import type { MdxJsxFlowElement } from 'mdast-util-mdx-jsx'
import { composeElement } from '../page-parts/compose-element'
import type { ApiData } from './api-data'
import { literalText, textNode } from './nodes'
import { printDefinition } from './print-definition'

/** Where a name in the text of a definition leads. */
interface LinkedName {
  start: number
  end: number
  url: string
}

/** The definition of an element as text, with each name of a type and of a directive as a link to its page. */
export function composeSignature(
  coordinate: string,
  api: Pick<ApiData, 'schema' | 'pages'>,
): MdxJsxFlowElement {
  const text = printDefinition(coordinate, api.schema)
  const names = findLinkedNames(text, coordinate, api)
  const nodes: PhrasingContent[] = []
  let position = 0
  for (const { start, end, url } of names) {
    nodes.push(...composeText(text.slice(position, start)))
    nodes.push({ type: 'link', url, children: [textNode(text.slice(start, end))] })
    position = end
  }
  nodes.push(...composeText(text.slice(position)))
  return composeElement('Signature', {}, nodes as never)
}

/** A field alone is no document; it can be read within a type. */
function findLinkedNames(text: string, coordinate: string, { pages }: Pick<ApiData, 'pages'>): LinkedName[] {
  const prefix = coordinate.includes('.') ? 'type T {\n' : ''
  const suffix = prefix ? '\n}' : ''
  const names: LinkedName[] = []
  const add = (name: string, loc: { start: number; end: number } | undefined) => {
    const url = pages.get(name)
    if (!url || !loc) return
    names.push({ start: loc.start - prefix.length, end: loc.end - prefix.length, url })
  }
  visit(parse(`${prefix}${text}${suffix}`), {
    [Kind.NAMED_TYPE]: ({ name, loc }) => add(name.value, loc),
    [Kind.DIRECTIVE]: ({ name, loc }) =>
      add(`@${name.value}`, loc && { start: loc.start, end: loc.start + name.value.length + 1 }),
  })
  return names.sort((one, other) => one.start - other.start)
}

/** Ends of lines stand in nodes of their own: next to one, the spaces of a text would be taken away. */
function composeText(text: string): PhrasingContent[] {
  return text
    .split(/(\n)/)
    .filter((part) => part !== '')
    .map(literalText)
}
