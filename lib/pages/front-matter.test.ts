import { describe, expect, it } from 'vitest'
import { checkWithSchema } from '../problem/check-with-schema'
import { formatProblem } from '../problem/problem'
import { readYaml } from '../problem/read-yaml'
import { frontMatterSchema } from './front-matter'

/** Checks front matter that is right but for these lines, which start at line 5. */
function check(...lines: string[]) {
  const right = [
    'title: Reset a BinBar',
    'description: How to reset a BinBar, and which light tells you that it worked.',
    'status: draft',
  ]
  return checkWithSchema(frontMatterSchema, readYaml('reset.mdx', [...right, ...lines].join('\n'), 1))
}

describe('the keys of the list of contents', () => {
  it('are levels and a choice', () => {
    const { value } = check('tocMinHeadingLevel: 3', 'tocMaxHeadingLevel: 6', 'hideTableOfContents: true')
    expect(value).toMatchObject({ tocMinHeadingLevel: 3, tocMaxHeadingLevel: 6, hideTableOfContents: true })
  })

  it.each([
    ['tocMinHeadingLevel: 1', 'reset.mdx:5: tocMinHeadingLevel: found 1, expected a level from 2 to 6.'],
    ['tocMaxHeadingLevel: 7', 'reset.mdx:5: tocMaxHeadingLevel: found 7, expected a level from 2 to 6.'],
    ['tocMaxHeadingLevel: 2.5', 'reset.mdx:5: tocMaxHeadingLevel: found 2.5, expected a level from 2 to 6.'],
    [
      'tocMaxHeadingLevel: two',
      'reset.mdx:5: tocMaxHeadingLevel: found "two", expected a level from 2 to 6.',
    ],
    ['hideTableOfContents: 1', 'reset.mdx:5: hideTableOfContents: found 1, expected true or false.'],
  ])('cannot be %s', (line, problem) => {
    expect(check(line).problems.map(formatProblem)).toEqual([problem])
  })

  it('name a highest level that is not below the lowest', () => {
    expect(check('tocMinHeadingLevel: 4', 'tocMaxHeadingLevel: 3').problems.map(formatProblem)).toEqual([
      'reset.mdx:6: tocMaxHeadingLevel: found 3, expected a level from 4 to 6, since "tocMinHeadingLevel" is 4.',
    ])
    expect(check('tocMinHeadingLevel: 4').problems[0]?.found).toBe('nothing')
  })
})

describe('the day of a release', () => {
  it.each(['2025-02-29', '2025-13-01', '2025-3-1', '2025-00-10'])('is not %s', (day) => {
    expect(check(`date: "${day}"`).problems.map(formatProblem)).toEqual([
      `reset.mdx:5: date: found "${day}", expected a date such as "2025-03-31".`,
    ])
  })

  it('may be the last of February in a leap year', () => {
    expect(check('date: "2024-02-29"').problems).toEqual([])
  })
})
