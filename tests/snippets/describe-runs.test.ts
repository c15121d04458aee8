import { expect, it } from 'vitest'
import { type Language, languages } from '../../lib/tabs/language'
import { countRuns, describeRuns } from './describe-runs'
import type { Snippet } from './list-snippets'
import { keyOf } from './run-snippets'

function listTexts(page: string, kind: Snippet['kind'], code: string): Snippet[] {
  return languages.map((language) => ({ page, place: page, language, code, kind, expected: '{}' }))
}

const snippets = [
  ...listTexts('a', 'example', 'one'),
  ...listTexts('a', 'example', 'two'),
  ...listTexts('b', 'example', 'one'),
  ...listTexts('c', 'program', 'three'),
]

function runsOf(names: readonly Language[]) {
  return new Map(
    snippets.filter(({ language }) => names.includes(language)).map((one) => [keyOf(one), 'run']),
  )
}

it('counts equal texts once', () => {
  const count = countRuns(snippets, runsOf(languages))
  expect(count).toEqual({
    examples: 3,
    operations: 2,
    programs: 1,
    pages: 3,
    executed: { curl: 3, typescript: 3, python: 3 },
  })
  expect(describeRuns(count)).toBe(
    '3 examples (2 different operations) and 1 program on 3 pages: 3 curl, 3 TypeScript, 3 Python snippets executed',
  )
})

it('counts nothing where the pages hold no examples', () => {
  expect(countRuns([], new Map())).toEqual({
    examples: 0,
    operations: 0,
    programs: 0,
    pages: 0,
    executed: { curl: 0, typescript: 0, python: 0 },
  })
})

it('does not count what was not run', () => {
  expect(countRuns(snippets, runsOf(['curl', 'python'])).executed).toEqual({
    curl: 3,
    typescript: 0,
    python: 3,
  })
})
