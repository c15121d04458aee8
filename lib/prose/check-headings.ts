import type { Heading } from 'mdast'
import { toString as textOf } from 'mdast-util-to-string'
import { visit } from 'unist-util-visit'
import type { ParsedPage } from '../pages/parse-page'
import { type Problem, quote } from '../problem/problem'

/**
 * Checks the headings of a page's body: none of level 1, since that is the title of the front matter;
 * no skipped level; no heading twice. Parts that are made from data are not looked at.
 */
export function checkHeadings({ file, tree }: ParsedPage): Problem[] {
  const problems: Problem[] = []
  const lines = new Map<string, number | undefined>()
  let levelBefore = 1
  visit(tree, 'heading', (heading) => {
    const text = readText(heading)
    const line = heading.position?.start.line
    const fault = findLevelFault(heading.depth, levelBefore) ?? findRepetition(text, lines)
    if (fault) problems.push({ file, line, subject: `heading ${quote(text)}`, ...fault })
    if (!lines.has(text)) lines.set(text, line)
    levelBefore = heading.depth
  })
  return problems
}

type Fault = Pick<Problem, 'found' | 'expected'>

function findLevelFault(level: number, levelBefore: number): Fault | undefined {
  if (level === 1) {
    return {
      found: 'a heading of level 1',
      expected: 'level 2 or deeper, since the title is the only one of level 1',
    }
  }
  if (level <= levelBefore + 1) return undefined
  return { found: `level ${level} after level ${levelBefore}`, expected: `level ${levelBefore + 1} at most` }
}

function findRepetition(text: string, lines: ReadonlyMap<string, number | undefined>): Fault | undefined {
  if (!lines.has(text)) return undefined
  return {
    found: 'the same heading a second time',
    expected: `each heading once; it stands in line ${lines.get(text)} already`,
  }
}

/** The text of a heading without an id that is set by hand. */
function readText(heading: Heading): string {
  return textOf(heading).replace(/\s*\[#[^\]]+\]\s*$/, '')
}
