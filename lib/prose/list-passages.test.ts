import { describe, expect, it } from 'vitest'
import { parsePage } from '../pages/parse-page'
import { readJson } from '../problem/read-json'
import { listPagePassages, listValuePassages } from './list-passages'
import type { Passage } from './passage'

function summarise(passages: readonly Passage[]) {
  return passages.map(({ subject, text, lineOf }) => [lineOf(0), subject, text])
}

function readPassages(...lines: string[]) {
  return listPagePassages(parsePage('pages/docs/a.mdx', lines.join('\n')))
}

describe('listPagePassages', () => {
  it('lists front matter, running text, text alternatives and attributes', () => {
    const passages = readPassages(
      '---',
      'title: Reset',
      'changes:',
      '  - text: It resets.',
      '---',
      '',
      '## First',
      '',
      'See **this** and [that](/docs/).',
      '',
      '![The bar](/a.png)',
      '',
      '<Card title="Fit it" id="fit-it" count={2}>Inside</Card>',
    )
    expect(summarise(passages)).toEqual([
      [2, 'title', 'Reset'],
      [4, 'changes > 0 > text', 'It resets.'],
      [7, undefined, 'First'],
      [9, undefined, 'See '],
      [9, undefined, 'this'],
      [9, undefined, ' and '],
      [9, undefined, 'that'],
      [9, undefined, '.'],
      [11, 'image', 'The bar'],
      [13, '<Card title=…>', 'Fit it'],
      [13, undefined, 'Inside'],
    ])
  })

  it('leaves names of programs and of elements of the schema out', () => {
    const passages = readPassages('---', 'graphql: BinBar', '---', '', '<Program name="full-sites" />')
    expect(passages).toEqual([])
  })

  it('leaves code, comments and imports out', () => {
    expect(
      readPassages(
        "import A from './a.mdx'",
        '',
        '`code`',
        '',
        '```text',
        'block',
        '```',
        '',
        '{/* note */}',
      ),
    ).toEqual([])
  })

  it('knows the line of each letter of a text over several lines', () => {
    const [passage] = readPassages('> One', '> two three')
    expect(passage?.text).toBe('One\ntwo three')
    expect(passage?.lineOf(8)).toBe(2)
  })

  it('gives text around a bare address the line of its paragraph', () => {
    expect(summarise(readPassages('', 'See https://example.com there.'))).toEqual([
      [2, undefined, 'See '],
      [2, undefined, ' '.repeat(19)],
      [2, undefined, ' there.'],
    ])
  })
})

describe('listValuePassages', () => {
  const source = readJson(
    'content/a.json',
    '[\n  {\n    "id": "a",\n    "words": ["one", "two"],\n    "count": 2\n  }\n]',
  )

  it('lists all strings with their keys and lines', () => {
    expect(summarise(listValuePassages(source))).toEqual([
      [3, '0 > id', 'a'],
      [4, '0 > words > 0', 'one'],
      [4, '0 > words > 1', 'two'],
    ])
  })

  it('leaves silent strings out', () => {
    expect(summarise(listValuePassages(source, (path) => path.includes('words')))).toEqual([
      [3, '0 > id', 'a'],
    ])
  })
})
