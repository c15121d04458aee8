import type { Element, Nodes } from 'hast'
import { EXIT, visit } from 'unist-util-visit'
import { parseHtml } from '../links/parse-html'
import { readBreadcrumbs } from '../pages/read-breadcrumbs'
import type { SearchPage, SearchSection } from './search-page'

/**
 * Reads an exported page for the search. What only the eye needs is left out: drawings, buttons, the links
 * beside headings. The description in its head counts as its first words.
 *
 * @param route of the page, without base path
 * @returns nothing for a page that is not to be found: the not-found page, redirects, pages that repeat another one
 */
export function readSearchPage(html: string, route: string): SearchPage | undefined {
  const tree = parseHtml(html)
  const title = findElement(tree, ({ tagName }) => tagName === 'h1')
  const body = findElement(tree, ({ properties }) => 'dataPageBody' in properties)
  if (!title || !body || !isOwnPage(tree, route)) return undefined
  const description = findElement(tree, ({ properties }) => properties.name === 'description')
  const first = String(description?.properties.content ?? '')
  return {
    route,
    title: collapse(readText(title)),
    // Without the page itself, which is its title.
    trail: readBreadcrumbs(tree).slice(0, -1),
    sections: readSections(body, first),
  }
}

/** Pages that repeat another one name that as the one to be found. */
function isOwnPage(tree: Nodes, route: string): boolean {
  const canonical = findElement(tree, ({ properties }) => [properties.rel].flat().includes('canonical'))
  const address = canonical?.properties.href
  return typeof address === 'string' && address.endsWith(route)
}

function readSections(body: Element, first: string): SearchSection[] {
  let open: SearchSection = { heading: '', id: '', text: `${first} `, code: '' }
  const sections = [open]
  const begin = (heading: string, id: unknown) => {
    open = { heading: collapse(heading), id: String(id), text: '', code: '' }
    sections.push(open)
  }
  const read = (node: Nodes) => {
    if (isForTheEye(node)) return
    if (node.type === 'text') open.text += node.value
    else if (node.type !== 'element') return
    else if (isHeading(node)) begin(readText(node), node.properties.id)
    else if (node.tagName === 'pre') open.code += ` ${readText(node)}`
    else if (isNamedRow(node)) {
      const before = open
      begin(readName(node), node.properties.id)
      readChildren(node)
      open = before
    } else readChildren(node)
  }
  const readChildren = (element: Element) => {
    for (const [place, child] of element.children.entries()) {
      if (standsApart(element.children[place - 1], child)) open.text += ' '
      read(child)
    }
    if (isBlock(element)) open.text += ' '
  }
  read(body)
  return sections.map(({ text, code, ...section }) => ({
    ...section,
    text: collapse(text),
    code: collapse(code),
  }))
}

/** A row of a table that a link can lead to: it tells of the field, argument or value that its first code names. */
function isNamedRow(element: Element): boolean {
  return element.tagName === 'tr' && Boolean(element.properties.id) && readName(element) !== ''
}

function readName(row: Element): string {
  const name = findElement(row, ({ tagName }) => tagName === 'code')
  return name ? readText(name) : ''
}

function readText(node: Nodes): string {
  if (node.type === 'text') return node.value
  if (isForTheEye(node) || !('children' in node)) return ''
  return node.children.map(readText).join('') + (isBlock(node) ? ' ' : '')
}

function isForTheEye(node: Nodes): boolean {
  if (node.type !== 'element') return false
  const label = node.properties.ariaLabel
  return (
    ['svg', 'button', 'script', 'style'].includes(node.tagName) ||
    (node.tagName === 'a' && typeof label === 'string' && label.startsWith('Direct link to'))
  )
}

function isHeading({ tagName, properties }: Element): boolean {
  return /^h[2-6]$/.test(tagName) && Boolean(properties.id)
}

/** Elements that stand on lines of their own, so that a word ends where they end. */
const inlineElements = [
  'a',
  'abbr',
  'b',
  'code',
  'em',
  'i',
  'kbd',
  'mark',
  'span',
  'strong',
  'wbr',
  'sub',
  'sup',
]

function isBlock(node: Nodes): boolean {
  return node.type === 'element' && !inlineElements.includes(node.tagName)
}

/** Two elements without a letter between stand apart for the eye: a name and its mark, a light and its words. */
function standsApart(before: Nodes | undefined, node: Nodes): boolean {
  return [before, node].every((one) => one?.type === 'element' && one.tagName !== 'wbr')
}

function findElement(tree: Nodes, isWanted: (element: Element) => boolean): Element | undefined {
  let found: Element | undefined
  visit(tree, 'element', (element) => {
    if (!isWanted(element)) return undefined
    found = element
    return EXIT
  })
  return found
}

function collapse(text: string): string {
  return text.replace(/\s+/g, ' ').trim()
}
