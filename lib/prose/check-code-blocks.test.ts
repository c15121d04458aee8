import { expect, test } from 'vitest'
import { parsePage } from '../pages/parse-page'
import { formatProblem } from '../problem/problem'
import { checkCodeBlocks } from './check-code-blocks'

function describeCodeBlocks(...lines: string[]): string[] {
  return checkCodeBlocks(parsePage('pages/docs/a.mdx', lines.join('\n'))).map(formatProblem)
}

test('a code block names its language', () => {
  expect(describeCodeBlocks('```json filename="Result"', '{}', '```', '', '`code`')).toEqual([])
})

test('a code block without a language is a mistake', () => {
  expect(describeCodeBlocks('Text.', '', '```', 'query { id }', '```')).toEqual([
    'pages/docs/a.mdx:3: code block: found no language, expected a language behind the opening fence, such as "graphql", "json" or "text".',
  ])
})
