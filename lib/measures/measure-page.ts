import type { Element, Nodes } from 'hast'
import { toString as textOf } from 'hast-util-to-string'
import { EXIT, SKIP, visit } from 'unist-util-visit'
import { parseHtml } from '../links/parse-html'
import { decodePath, isExternalAddress, splitAddress, toRoute } from '../pages/route'

/** What a reader gets on a page, counted in the exported HTML. */
export interface PageMeasure {
  /** Words of the page's body, without code. */
  words: number
  /** Drawings with a text alternative. */
  drawings: number
  /** Routes of other pages that the body links to, each once. */
  links: Set<string>
}

/**
 * Counts words, drawings and links in the body of an exported page. A page without a body has none.
 *
 * @param route the page's own route; links to itself do not count
 * @param basePath path in front of every address of the site; may be empty
 */
export function measurePage(html: string, route: string, basePath: string): PageMeasure {
  const measure: PageMeasure = { words: 0, drawings: 0, links: new Set() }
  const body = findBody(parseHtml(html))
  if (!body) return measure
  visit(body, (node) => {
    if (node.type === 'text') measure.words += countWords(node.value)
    if (node.type !== 'element') return undefined
    if (node.tagName === 'a') addLink(measure, node, route, basePath)
    if (node.tagName === 'svg' && node.properties.role === 'img') measure.drawings += 1
    return node.tagName === 'pre' || node.tagName === 'svg' ? SKIP : undefined
  })
  return measure
}

function findBody(tree: Nodes): Element | undefined {
  let body: Element | undefined
  visit(tree, 'element', (element) => {
    if (!('dataPageBody' in element.properties)) return undefined
    body = element
    return EXIT
  })
  return body
}

function countWords(text: string): number {
  return text.split(/\s+/).filter((word) => /[\p{L}\p{N}]/u.test(word)).length
}

function addLink({ links }: PageMeasure, link: Element, route: string, basePath: string): void {
  const { href } = link.properties
  if (typeof href !== 'string' || isExternalAddress(href) || !href.startsWith(`${basePath}/`)) return
  const { path } = splitAddress(href)
  const target = toRoute((decodePath(path) ?? path).slice(basePath.length))
  if (target !== route && textOf(link) !== '') links.add(target)
}
