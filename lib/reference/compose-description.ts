import type { Definition, Nodes, Parents, Root, RootContent } from 'mdast'
import { toString as textOf } from 'mdast-util-to-string'
import remarkGfm from 'remark-gfm'
import remarkParse from 'remark-parse'
import { unified } from 'unified'
import { SKIP, visit } from 'unist-util-visit'
import { literalText, paragraph, textNode } from './nodes'

/** `5~6 kg` is a range of weights, not text that is struck out. */
const parser = unified().use(remarkParse).use(remarkGfm, { singleTilde: false })

/**
 * A description of the schema, which is Markdown, as blocks of a page. Signs of MDX mean nothing in it:
 * braces and tags are shown as they are. Headings become bold lines, since a page has headings of its own,
 * and pictures their text, since the schema carries no files.
 */
export function composeDescription(description: string | null | undefined): RootContent[] {
  if (!description) return []
  const tree = parser.parse(description) as Root
  const definitions = takeDefinitions(tree)
  visit(tree, (node, index, parent) => {
    // The lines are those of the description, not those of the page that shows it.
    delete node.position
    if (parent && index !== undefined) replaceNode(node, index, parent, definitions)
  })
  return tree.children
}

/**
 * The addresses of links such as `[text][name]`, taken out of the tree. They hold for their own description,
 * not for the page.
 */
function takeDefinitions(tree: Root): Map<string, Definition> {
  const used = new Set<string>()
  visit(tree, (node) => {
    if (node.type === 'linkReference' || node.type === 'imageReference') used.add(node.identifier)
  })
  const definitions = new Map<string, Definition>()
  visit(tree, 'definition', (node, index, parent) => {
    if (!parent || index === undefined) return undefined
    const isUsed = used.has(node.identifier)
    if (!definitions.has(node.identifier)) definitions.set(node.identifier, node)
    // One that no link uses was meant as text: `[kg]: kilograms`.
    parent.children.splice(index, 1, ...(isUsed ? [] : [paragraph(textNode(`[${node.label}]: ${node.url}`))]))
    return [SKIP, index]
  })
  return definitions
}

function replaceNode(
  node: Nodes,
  index: number,
  parent: Parents,
  definitions: ReadonlyMap<string, Definition>,
): void {
  const put = (replacement: RootContent) => parent.children.splice(index, 1, replacement as never)
  if (node.type === 'html')
    put(isBlock(parent) ? paragraph(literalText(node.value)) : literalText(node.value))
  if (node.type === 'image' || node.type === 'imageReference') put(textNode(node.alt ?? ''))
  if (node.type === 'heading') put(paragraph({ type: 'strong', children: node.children }))
  if (node.type === 'linkReference')
    put({ type: 'link', url: definitions.get(node.identifier)?.url ?? '', children: node.children })
  // A page has one list of footnotes, so that those of descriptions would mix with its own.
  if (node.type === 'footnoteReference') put(textNode(`[^${node.label}]`))
  if (node.type === 'footnoteDefinition') put(paragraph(textNode(`[^${node.label}]: ${textOf(node)}`)))
}

function isBlock({ type }: Parents): boolean {
  return type === 'root' || type === 'blockquote' || type === 'listItem'
}
