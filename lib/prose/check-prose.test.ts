import { describe, expect, it } from 'vitest'
import { parsePage } from '../pages/parse-page'
import { formatProblem } from '../problem/problem'
import type { Term } from '../terms/terms-schema'
import { checkPageProse } from './check-prose'

const terms: Term[] = [
  {
    term: 'BinBar',
    meaning: 'The bar that a waste container stands on.',
    plainWords: [],
    forbidden: ['Binbar'],
    status: 'confirmed',
  },
]

function describeProse(...lines: string[]): string[] {
  return checkPageProse(parsePage('pages/docs/binbar/fit.mdx', lines.join('\n')), terms).map(formatProblem)
}

describe('checkPageProse', () => {
  it('finds nothing on a right page', () => {
    expect(
      describeProse('## Steps', '', '1. Lay the BinBar. [#lay-binbar]', '', '![The bar](/a.png)'),
    ).toEqual([])
  })

  it('runs each check', () => {
    expect(
      describeProse('# Binbar', '', '1. Lay it.', '', '![](/a.png)', '', '```', '```', '', 'TODO'),
    ).toEqual([
      'pages/docs/binbar/fit.mdx:1: found "Binbar", expected the word "BinBar", as in content/terms.json.',
      'pages/docs/binbar/fit.mdx:10: found "TODO", expected a finished text, or a sentence that says what is not known.',
      'pages/docs/binbar/fit.mdx:1: heading "Binbar": found a heading of level 1, expected level 2 or deeper, since the title is the only one of level 1.',
      'pages/docs/binbar/fit.mdx:5: image "/a.png": found no text alternative, expected words that say what the image shows, in the square brackets or in "alt".',
      'pages/docs/binbar/fit.mdx:3: step "Lay it.": found no id at its end, expected an id of small letters, digits and hyphens, such as [#lay-it].',
      'pages/docs/binbar/fit.mdx:7: code block: found no language, expected a language behind the opening fence, such as "graphql", "json" or "text".',
    ])
  })
})
