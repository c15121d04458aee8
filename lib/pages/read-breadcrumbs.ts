import type { Nodes } from 'hast'
import { toString as textOf } from 'hast-util-to-string'
import { visit } from 'unist-util-visit'

/**
 * The texts of the breadcrumbs in a part of an exported page, the page itself last. The home page is not among them: its
 * link has an icon and no text.
 */
export function readBreadcrumbs(part: Nodes): string[] {
  const texts: string[] = []
  visit(part, 'element', ({ tagName, properties, children }) => {
    if (tagName !== 'nav' || properties.ariaLabel !== 'Breadcrumbs') return
    visit({ type: 'root', children }, 'element', (element) => {
      if (element.tagName === 'li') texts.push(textOf(element).trim().replace(/\s+/g, ' '))
    })
  })
  return texts.filter((text) => text !== '')
}
