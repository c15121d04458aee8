import type { Node, Program, Property } from 'estree'
import type { JSXAttribute, JSXElement, JSXSpreadAttribute } from 'estree-jsx'
import { valueToEstree } from 'estree-util-value-to-estree'
import { SKIP, visit } from 'estree-util-visit'
import { createElement, Fragment, type ReactNode } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { plainElements } from '../lib/page-parts/plain-elements'
import { composeHref, isHostAddress } from '../lib/pages/route'

/** Elements of a page that neither the theme nor this site has a component for. */
const unstyledElements = ['strong', 'em', 'del', 'span', 'br', 'thead', 'tbody'] as const

/** Elements in which nothing happens but what the browser does by itself, so that no script has to know them. */
const staticElements: ReadonlySet<string> = new Set([...plainElements, ...unstyledElements])

/** What the HTML of links depends on. */
export interface FreezeOptions {
  /** Path in front of every address of the site; may be empty. */
  basePath: string
}

/**
 * A plugin for the program that a page becomes (https://mdxjs.com/docs/extending-mdx/): where an element and all in
 * it are plain HTML, such as the coloured words of code or a list with links to other pages, the program holds the HTML
 * as one text. The page is the same; but a browser that makes it interactive, or shows it after another page, has one
 * element there, not one for each word.
 */
export function freezeStaticParts({ basePath }: FreezeOptions) {
  const readChild = createReader(basePath)
  return (program: Program): void => {
    visit(program, (node) => {
      if (node.type !== 'JSXElement') return undefined
      const name = readName(node) ?? ''
      // What stands in a heading is read by its component.
      if (/^h[2-6]$/.test(name)) return SKIP
      if (!staticElements.has(name) || !node.children.some(({ type }) => type === 'JSXElement'))
        return undefined
      const children = readAll(node.children, readChild)
      if (!children) return undefined
      freeze(node, renderToStaticMarkup(createElement(Fragment, null, ...children)))
      return SKIP
    })
  }
}

/** Puts the HTML of what stands in an element in the place of it. */
function freeze(node: JSXElement, html: string): void {
  const { openingElement } = node
  node.children = []
  node.closingElement = null
  openingElement.selfClosing = true
  openingElement.attributes.push({
    type: 'JSXAttribute',
    name: { type: 'JSXIdentifier', name: 'dangerouslySetInnerHTML' },
    value: { type: 'JSXExpressionContainer', expression: valueToEstree({ __html: html }) },
  })
}

/** The name of an element that Markdown made, such as `p`: MDX writes `<_components.p>`. */
function readName({ openingElement: { name } }: JSXElement): string | undefined {
  if (name.type !== 'JSXMemberExpression' || name.object.type !== 'JSXIdentifier') return undefined
  return name.object.name === '_components' ? name.property.name : undefined
}

/** Something that was read from the program. */
interface Known<Value> {
  value: Value
}

/** What each node stands for; undefined if one of them is, or holds, more than plain HTML. */
function readAll<Node, Value>(
  nodes: Node[],
  read: (node: Node) => Known<Value> | undefined,
): Value[] | undefined {
  const found = nodes.map(read).filter((one) => one !== undefined)
  return found.length === nodes.length ? found.map(({ value }) => value) : undefined
}

type Child = JSXElement['children'][number]

/** The way to read what stands in an element, for a site at this path. */
function createReader(basePath: string): (node: Child) => Known<ReactNode> | undefined {
  return function readChild(node: Child): Known<ReactNode> | undefined {
    if (node.type === 'JSXExpressionContainer')
      return readLiteral(node.expression) as Known<ReactNode> | undefined
    if (node.type !== 'JSXElement') return undefined
    const name = readName(node) ?? ''
    const attributes = readAll(node.openingElement.attributes, readAttribute)
    const children = readAll(node.children, readChild)
    if (!attributes || !children) return undefined
    const properties = Object.fromEntries(attributes)
    if (name === 'a') return readLink(properties, children, basePath)
    return staticElements.has(name) ? { value: createElement(name, properties, ...children) } : undefined
  }
}

/** What `PageLink` makes of a link; none for those to other hosts, in which it draws something. */
function readLink(
  properties: Record<string, unknown>,
  children: ReactNode[],
  basePath: string,
): Known<ReactNode> | undefined {
  const { href } = properties
  if (typeof href !== 'string' || isHostAddress(href)) return undefined
  return { value: createElement('a', { ...properties, href: composeHref(href, basePath) }, ...children) }
}

function readAttribute(attribute: JSXAttribute | JSXSpreadAttribute): Known<[string, unknown]> | undefined {
  if (attribute.type !== 'JSXAttribute' || attribute.name.type !== 'JSXIdentifier') return undefined
  const { name, value } = attribute
  if (value === null) return { value: [name.name, true] }
  const read = readLiteral(value.type === 'JSXExpressionContainer' ? value.expression : value)
  return read && { value: [name.name, read.value] }
}

/** A text, a number or the like, or styles by their names. */
function readLiteral(node: Node): Known<unknown> | undefined {
  if (node.type === 'Literal') return { value: node.value }
  if (node.type !== 'ObjectExpression') return undefined
  const entries = readAll(node.properties, (property) =>
    property.type === 'Property' ? readProperty(property) : undefined,
  )
  return entries && { value: Object.fromEntries(entries) }
}

function readProperty({ key, value, computed }: Property): Known<[string, unknown]> | undefined {
  const name =
    key.type === 'Identifier' && !computed ? key.name : key.type === 'Literal' ? String(key.value) : undefined
  const read = readLiteral(value)
  return name === undefined || !read ? undefined : { value: [name, read.value] }
}
