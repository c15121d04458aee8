import { visit } from 'unist-util-visit'
import type { ParsedPage } from '../pages/parse-page'
import type { Problem } from '../problem/problem'

/** Finds code blocks without a language: they get no colours, and GraphQL in them is not checked. */
export function checkCodeBlocks({ file, tree }: ParsedPage): Problem[] {
  const problems: Problem[] = []
  visit(tree, 'code', ({ lang, position }) => {
    if (lang) return
    problems.push({
      file,
      line: position?.start.line,
      subject: 'code block',
      found: 'no language',
      expected: 'a language behind the opening fence, such as "graphql", "json" or "text"',
    })
  })
  return problems
}
