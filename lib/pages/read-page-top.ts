import type { Element, RootContent } from 'hast'
import { fromHtml } from 'hast-util-from-html'
import { toString as textOf } from 'hast-util-to-string'
import type { PageTop } from './page-top'
import { readBreadcrumbs } from './read-breadcrumbs'

/**
 * Reads the top of an exported page.
 *
 * @returns `undefined` for a page whose text does not begin with its breadcrumbs and its heading
 */
export function readPageTop(html: string): PageTop | undefined {
  // What comes after the heading may be long, and is not asked for.
  const start = html.indexOf('<main')
  const [main] = fromHtml(html.slice(start, html.indexOf('</h1>', start)), { fragment: true }).children
  const article = isElement(main, 'main') ? main.children[0] : undefined
  const [breadcrumbs, heading] = isElement(article, 'article') ? article.children : []
  if (!isElement(main, 'main') || !isElement(breadcrumbs, 'nav') || !isElement(heading, 'h1'))
    return undefined
  return {
    title: textOf(heading),
    trail: readBreadcrumbs(breadcrumbs),
    hasContents: 'dataHasContents' in main.properties,
  }
}

function isElement(node: RootContent | undefined, name: string): node is Element {
  return node?.type === 'element' && node.tagName === name
}
