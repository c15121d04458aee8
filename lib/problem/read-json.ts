import {
  findNodeAtLocation,
  getNodeValue,
  type Node,
  type ParseError,
  parseTree,
  printParseErrorCode,
} from 'jsonc-parser'
import { keepFirstOfLine } from './keep-first-of-line'
import { type Problem, quote } from './problem'
import { type KeyPath, readNested, type SourceText } from './source-text'

/** What has to stand where the parser stumbled, in a writer's words, by the parser's name for it. */
const expectedByCode: Record<string, string> = {
  CloseBraceExpected: 'a closing brace "}" for each opening one',
  CloseBracketExpected: 'a closing bracket "]" for each opening one',
  ColonExpected: 'a colon between key and value',
  CommaExpected: 'a comma after the entry before',
  EndOfFileExpected: 'nothing after the end of the data',
  InvalidCommentToken: 'no comments in a data file',
  PropertyNameExpected: 'a key in double quotes, and no comma after the last entry',
  UnexpectedEndOfString: 'a closing double quote',
  ValueExpected: 'a value: text in double quotes, a number, true, false, an object or a list',
}

/** Reads JSON text so that each later finding can name its line. Comments and final commas are mistakes. */
export function readJson(file: string, text: string): SourceText {
  return readNested(file, () => readTree(file, text))
}

function readTree(file: string, text: string): SourceText {
  const errors: ParseError[] = []
  const root = parseTree(text, errors, { disallowComments: true })
  const lineAt = (offset: number) => text.slice(0, offset).split('\n').length
  const problems = keepFirstOfLine(
    errors.map(({ error, offset }) => describeSyntaxError(file, lineAt(offset), printParseErrorCode(error))),
  )
  if (root) problems.push(...findRepeatedKeys(file, root, lineAt))
  return {
    file,
    value: root && errors.length === 0 ? getNodeValue(root) : undefined,
    lineOf: (path) => lineAt(findClosestNode(root, path)?.offset ?? 0),
    problems,
  }
}

function describeSyntaxError(file: string, line: number, code: string): Problem {
  const found = `a mistake in the JSON text (${code})`
  return { file, line, found, expected: expectedByCode[code] ?? 'valid JSON' }
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
