import type { Program } from 'estree'
import type { JSXFragment } from 'estree-jsx'
import { visit } from 'estree-util-visit'
import { readElementName } from './read-element-name'

/** Elements that hold blocks alone, between which a browser shows no text that is blank. */
const blockHolders: ReadonlySet<string> = new Set(['ul', 'ol', 'blockquote', 'table', 'thead', 'tbody', 'tr'])

/**
 * A plugin for the program that a page becomes (https://mdxjs.com/docs/extending-mdx/): takes out the ends of lines
 * that Markdown puts between blocks. The page looks and reads the same; but each would be a piece of the script, and a
 * text that the browser makes interactive.
 */
export function dropLineEnds() {
  return (program: Program): void => {
    visit(program, (node) => {
      const holdsBlocks =
        node.type === 'JSXFragment' || (node.type === 'JSXElement' && blockHolders.has(readElementName(node)))
      if (holdsBlocks) node.children = node.children.filter((child) => !isLineEnd(child))
    })
  }
}

function isLineEnd(child: JSXFragment['children'][number]): boolean {
  return (
    child.type === 'JSXExpressionContainer' &&
    child.expression.type === 'Literal' &&
    child.expression.value === '\n'
  )
}
