import { toString as textOf } from 'mdast-util-to-string'
import { visit } from 'unist-util-visit'
import type { ParsedPage } from '../pages/parse-page'

/** A bold text of a page. */
export interface BoldText {
  text: string
  line: number | undefined
}

/** The bold texts of a page that can be labels. A whole sentence in bold is a warning and none. */
export function listBoldTexts({ tree }: ParsedPage): BoldText[] {
  const texts: BoldText[] = []
  visit(tree, 'strong', (node) => {
    const text = textOf(node)
    if (!/[.!]$/.test(text)) texts.push({ text, line: node.position?.start.line })
  })
  return texts
}
