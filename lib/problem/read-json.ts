import {
  findNodeAtLocation,
  getNodeValue,
  type Node,
  type ParseError,
  parseTree,
  printParseErrorCode,
} from 'jsonc-parser'
import { type Problem, quote } from './problem'
import type { KeyPath, SourceText } from './source-text'

/** Reads JSON text so that each later finding can name its line. Comments and final commas are mistakes. */
export function readJson(file: string, text: string): SourceText {
  const errors: ParseError[] = []
  const root = parseTree(text, errors, { disallowComments: true })
  const lineAt = (offset: number) => text.slice(0, offset).split('\n').length
  const problems = errors.map(
    ({ error, offset }): Problem => ({
      file,
      line: lineAt(offset),
      found: `a mistake in the JSON text (${printParseErrorCode(error)})`,
      expected: 'valid JSON',
    }),
  )
  if (root) problems.push(...findRepeatedKeys(file, root, lineAt))
  return {
    file,
    value: root && errors.length === 0 ? getNodeValue(root) : undefined,
    lineOf: (path) => lineAt(findClosestNode(root, path)?.offset ?? 0),
    problems,
  }
}

function findClosestNode(root: Node | undefined, path: KeyPath): Node | undefined {
  if (!root) return undefined
  for (let length = path.length; length > 0; length -= 1) {
    const node = findNodeAtLocation(root, path.slice(0, length))
    if (node) return node.parent?.type === 'property' ? node.parent : node
  }
  return root
}

function findRepeatedKeys(file: string, node: Node, lineAt: (offset: number) => number): Problem[] {
  const seen = new Set<string>()
  const problems: Problem[] = []
  for (const child of node.children ?? []) {
    if (node.type === 'object') {
      const key = String(child.children?.[0]?.value)
      if (seen.has(key)) {
        problems.push({
          file,
          line: lineAt(child.offset),
          subject: key,
          found: `the key ${quote(key)} a second time`,
          expected: 'each key once',
        })
      }
      seen.add(key)
    }
    problems.push(...findRepeatedKeys(file, child, lineAt))
  }
  return problems
}
