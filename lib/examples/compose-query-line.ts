import { type DocumentNode, Kind, print, visit } from 'graphql'

/**
 * An operation on one line, for programs that take it as part of a line. Comments are left out, and
 * texts of several lines are written with signs for their ends of line.
 */
export function composeQueryLine(document: DocumentNode): string {
  const withoutBlocks = visit(document, { [Kind.STRING]: (text) => ({ ...text, block: false }) })
  return print(withoutBlocks).replace(/\s*\n\s*/g, ' ')
}
