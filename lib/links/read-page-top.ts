import type { Element } from 'hast'
import { fromHtml } from 'hast-util-from-html'
import { toString as textOf } from 'hast-util-to-string'
import { visit } from 'unist-util-visit'
import type { PageTop } from '../pages/page-top'

/** Crumbs and, right below them, the heading. The rest of a page, which may be long, is not looked at. */
const topPattern = /<main\b([^>]*)><article\b[^>]*>(<nav\b(?:(?!<\/nav>).)*<\/nav><h1\b.*?<\/h1>)/s

/**
 * Reads what a page of the export begins with.
 *
 * @returns `undefined` for a page that begins otherwise than with its crumbs and its heading
 */
export function readPageTop(html: string): PageTop | undefined {
  const [, attributes, top] = topPattern.exec(html) ?? []
  if (attributes === undefined || top === undefined) return undefined
  const tree = fromHtml(top, { fragment: true })
  const texts: Record<string, string[]> = { li: [], h1: [] }
  visit(tree, 'element', (element: Element) => {
    texts[element.tagName]?.push(textOf(element))
  })
  const [title] = texts.h1 ?? []
  const [, ...trail] = texts.li ?? []
  if (title === undefined) return undefined
  return { title, trail, hasContents: attributes.includes('data-has-contents') }
}
