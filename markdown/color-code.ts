import type { Element } from 'hast'
import { findCodeClass } from '../lib/code/code-colors'

/** The part of a transformer of Shiki (https://shiki.style/guide/transformers) that is used here. */
interface CodeTransformer {
  preprocess: (code: string, options: { tokenizeTimeLimit?: number }) => void
  line: (line: Element) => void
}

/**
 * How code of a page is coloured: the highlighter's colours become classes, and what has the colour of the block
 * becomes plain text, so that a page holds half of the elements.
 *
 * By itself the highlighter gives a line up after half a second: on a busy machine, where it has yet to prepare its
 * rules, the end of a line would now and then be plain. It gets all the time it needs.
 */
export const colorCode: CodeTransformer = {
  preprocess: (_code, options) => {
    options.tokenizeTimeLimit = 0
  },
  line: (line) => {
    line.children = line.children.flatMap((piece) => (piece.type === 'element' ? colorPiece(piece) : piece))
  },
}

/** Colours that no class has stay: the highlighter takes an error for a language that it does not know. */
function colorPiece(piece: Element): Element['children'] {
  const { style, ...others } = piece.properties
  const className = typeof style === 'string' ? findCodeClass(style) : ''
  if (className === undefined) return [piece]
  return className === '' ? piece.children : [{ ...piece, properties: { ...others, className: [className] } }]
}
