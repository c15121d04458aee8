import { expect, it, vi } from 'vitest'
import { reportProblems } from './report-problems'

const problems = [
  { file: 'pages/a.mdx', line: 3, found: 'one thing', expected: 'another' },
  { file: 'pages/b.mdx', found: 'nothing', expected: 'something' },
]
const sentences =
  'pages/a.mdx:3: found one thing, expected another.\npages/b.mdx: found nothing, expected something.'

it('stops with all problems at once', () => {
  expect(() => reportProblems(problems, undefined)).toThrow(
    expect.objectContaining({ name: 'ProblemError', message: sentences }),
  )
})

it('prints them instead while pages are edited', () => {
  const warn = vi.fn()
  reportProblems(problems, warn)
  expect(warn.mock.calls).toEqual([[sentences]])
})

it('does nothing without problems', () => {
  const warn = vi.fn()
  reportProblems([], warn)
  reportProblems([], undefined)
  expect(warn).not.toHaveBeenCalled()
})
