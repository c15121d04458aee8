import { describe, expect, it } from 'vitest'
import { parsePage } from '../pages/parse-page'
import { formatProblem } from '../problem/problem'
import { planPage } from '../scaffold/plan-page'
import { checkPlaceholders } from './check-placeholders'
import { listPagePassages } from './list-passages'

function describePlaceholders(...lines: string[]): string[] {
  const page = parsePage('pages/docs/a.mdx', lines.join('\n'))
  return checkPlaceholders(listPagePassages(page)).map(formatProblem)
}

describe('checkPlaceholders', () => {
  it('lets a finished text pass', () => {
    expect(
      describePlaceholders('You need to do nothing. How often it reports is not public.', '', '`TODO`'),
    ).toEqual([])
  })

  it('names what stands in place of a text, and its line', () => {
    expect(describePlaceholders('---', 'title: TBD', '---', '', 'The steps are', 'coming soon.')).toEqual([
      'pages/docs/a.mdx:2: title: found "TBD", expected a finished text, or a sentence that says what is not known.',
      'pages/docs/a.mdx:6: found "coming soon", expected a finished text, or a sentence that says what is not known.',
    ])
  })

  it.each([
    'TODO: steps',
    'Coming soon',
    'Lorem ipsum dolor',
    'FIXME',
    'not yet written',
    'Work in progress',
  ])('finds %s', (text) => {
    expect(describePlaceholders(text)).toHaveLength(1)
  })

  it('finds each sentence that the command for new pages writes', () => {
    const lines = planPage('/docs/binbar/clean/', 'Clean').body.split('\n')
    const sentences = lines.filter((line) => line !== '' && !line.startsWith('##'))
    expect(sentences).not.toEqual([])
    for (const sentence of sentences) expect(describePlaceholders(sentence), sentence).not.toEqual([])
  })
})
