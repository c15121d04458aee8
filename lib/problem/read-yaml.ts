import { isNode, LineCounter, parseDocument } from 'yaml'
import type { Problem } from './problem'
import type { SourceText } from './source-text'

/**
 * Reads YAML text, such as the front matter of a page, so that each later finding can name its line.
 *
 * @param lineBefore number of lines of the file that stand before the text
 */
export function readYaml(file: string, text: string, lineBefore = 0): SourceText {
  const lines = new LineCounter()
  const document = parseDocument(text, { lineCounter: lines, prettyErrors: false })
  const lineAt = (offset: number) => lineBefore + Math.max(1, lines.linePos(offset).line)
  const problems = document.errors.map(
    ({ message, pos }): Problem => ({
      file,
      line: lineAt(pos[0]),
      found: `a mistake in the YAML text (${message})`,
      expected:
        'one "key: value" a line, each key once, and quotes around text that holds ": " or starts with a sign',
    }),
  )
  return {
    file,
    value: problems.length > 0 ? undefined : (document.toJS() ?? {}),
    lineOf: (path) => {
      for (let length = path.length; length > 0; length -= 1) {
        const node = document.getIn(path.slice(0, length), true)
        if (isNode(node) && node.range) return lineAt(node.range[0])
      }
      return lineBefore
    },
    problems,
  }
}
