import { isMap, isNode, isScalar, isSeq, LineCounter, parseDocument, visit } from 'yaml'
import { keepFirstOfLine } from './keep-first-of-line'
import { type Problem, shorten } from './problem'
import { type KeyPath, readNested, type SourceText } from './source-text'

/**
 * Reads YAML text, such as the front matter of a page, so that each later finding can name its line.
 *
 * @param lineBefore number of lines of the file that stand before the text
 */
export function readYaml(file: string, text: string, lineBefore = 0): SourceText {
  return readNested(file, () => readDocument(file, text, lineBefore))
}

function readDocument(file: string, text: string, lineBefore: number): SourceText {
  const lines = new LineCounter()
  const document = parseDocument(text, { lineCounter: lines, prettyErrors: false, stringKeys: true })
  const lineAt = (offset: number) => lineBefore + Math.max(1, lines.linePos(offset).line)
  const mistakes = document.errors.map(({ message, pos }) => ({ message, offset: pos[0] }))
  // Text such as `*new* page` reads as an alias, which nobody needs here; some make a value that holds itself.
  visit(document, {
    Alias: (_key, { source, range }) => {
      mistakes.push({ message: `The alias *${source}`, offset: range?.[0] ?? 0 })
    },
  })
  const problems = mistakes.map(
    ({ message, offset }): Problem => ({
      file,
      line: lineAt(offset),
      found: `a mistake in the YAML text (${shorten(message)})`,
      expected:
        'one "key: value" a line, each key once, and quotes around text that holds ": " or starts with a sign',
    }),
  )
  return {
    file,
    value: problems.length > 0 ? undefined : (document.toJS() ?? {}),
    lineOf: (path) => {
      const offset = findClosestOffset(document.contents, path)
      return offset === undefined ? lineBefore : lineAt(offset)
    },
    problems: keepFirstOfLine(problems),
  }
}

/**
 * Where the deepest part of the path that exists starts. That is the key of an entry, since its value
 * may stand a line below.
 */
function findClosestOffset(contents: unknown, path: KeyPath): number | undefined {
  let node = contents
  let offset: number | undefined
  for (const key of path) {
    const entry = findEntry(node, key)
    if (!isNode(entry?.start)) break
    offset = entry.start.range?.[0] ?? offset
    node = entry.value
  }
  return offset
}

function findEntry(node: unknown, key: string | number): { start: unknown; value: unknown } | undefined {
  if (isSeq(node)) {
    const item = node.items[Number(key)]
    return { start: item, value: item }
  }
  if (!isMap(node)) return undefined
  const pair = node.items.find((one) => isScalar(one.key) && String(one.key.value) === String(key))
  return pair && { start: pair.key, value: pair.value }
}
