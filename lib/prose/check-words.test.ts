import { describe, expect, it } from 'vitest'
import { parsePage } from '../pages/parse-page'
import { formatProblem } from '../problem/problem'
import type { Term } from '../terms/terms-schema'
import { checkWords } from './check-words'
import { listPagePassages } from './list-passages'

function termOf(term: string, ...forbidden: string[]): Term {
  return { term, forbidden, plainWords: [], meaning: 'It is there for this test.', status: 'draft' }
}

const terms = [
  termOf('BinBar', 'Binbar', 'binbar', 'bin bar'),
  termOf('light', 'LED'),
  termOf('light pattern', 'LED pattern'),
  termOf('maximum weight', 'max. weight'),
]

function describeWords(...lines: string[]): string[] {
  const page = parsePage('pages/docs/a.mdx', lines.join('\n'))
  return checkWords(listPagePassages(page), terms).map(formatProblem)
}

describe('checkWords', () => {
  it('lets right words pass', () => {
    expect(describeWords('The BinBar has one light. Its maximum weight is called maxWeight.')).toEqual([])
  })

  it('names a forbidden word, its line and the right one', () => {
    expect(describeWords('The light', 'of the Binbar is off.')).toEqual([
      'pages/docs/a.mdx:2: found "Binbar", expected the word "BinBar", as in content/terms.json.',
    ])
  })

  it('names one in front matter and in an attribute', () => {
    expect(describeWords('---', 'title: Fit a Binbar', '---', '', '<Card title="The Binbar" />')).toEqual([
      'pages/docs/a.mdx:2: title: found "Binbar", expected the word "BinBar", as in content/terms.json.',
      'pages/docs/a.mdx:5: <Card title=…>: found "Binbar", expected the word "BinBar", as in content/terms.json.',
    ])
  })

  it.each([
    ['the plural', 'All binbars report.', 'binbars'],
    ['the start of a sentence', 'Bin bar first.', 'Bin bar'],
    ['a line break within', 'One bin\nbar here.', 'bin bar'],
    ['a part of a compound', 'A Binbar-based scale.', 'Binbar'],
  ])('finds %s', (_form, text, found) => {
    expect(describeWords(text)).toEqual([
      `pages/docs/a.mdx:1: found "${found}", expected the word "BinBar", as in content/terms.json.`,
    ])
  })

  it('names the longest variant alone, and signs in it letter for letter', () => {
    expect(describeWords('The LED pattern tells the max. weight, not the maxi weight.')).toEqual([
      'pages/docs/a.mdx:1: found "LED pattern", expected the word "light pattern", as in content/terms.json.',
      'pages/docs/a.mdx:1: found "max. weight", expected the word "maximum weight", as in content/terms.json.',
    ])
  })

  it('takes capital letters as they are', () => {
    expect(describeWords('It led to a BINBAR.')).toEqual([])
  })

  it('leaves code, addresses, ids and other words alone', () => {
    const lines = [
      '`binbar` and [this](/docs/binbar/) on <a href="/binbar/">binbars.example.com</a>. [#binbar]',
      '',
      '```text',
      'binbar',
      '```',
      '',
      'LEDGER, mybinbar, binbar_id, https://example.com/binbar',
    ]
    expect(describeWords(...lines)).toEqual([])
  })
})
