import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { listFiles } from '../lib/pages/list-files'
import { search } from '../lib/search/search'
import { loadSearchIndex } from '../lib/search/search-files'
import { writeSearch } from './write-search'

const button = {
  term: 'button',
  meaning: 'The button beside the light, under a rubber cap.',
  plainWords: ['switch'],
  forbidden: [],
  status: 'draft',
}

let root = ''

function write(file: string, text: string): void {
  mkdirSync(dirname(join(root, file)), { recursive: true })
  writeFileSync(join(root, file), text)
}

function writeSynonyms(term: string): void {
  write('content/synonyms.json', JSON.stringify([{ term, plainWords: ['hold down'] }]))
}

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'write-search-'))
  write('_meta.json', '{ "/": { "index": "Home", "docs": "Docs" } }')
  write('pages/index.mdx', '')
  write('pages/docs.mdx', '')
  write('content/terms.json', JSON.stringify([button]))
  writeSynonyms('press')
  write(
    'out/docs/index.html',
    '<link rel="canonical" href="/docs/"><h1>Reset</h1><div data-page-body>Press the button.</div>',
  )
})

afterEach(() => {
  rmSync(root, { recursive: true })
})

describe('writeSearch', () => {
  it('writes files with which the search answers, and tells how much can be found', async () => {
    expect(await writeSearch(root, join(root, 'out'))).toEqual({ pages: 1, words: 3 })
    const index = await loadSearchIndex(async (path) =>
      JSON.parse(readFileSync(join(root, 'out', path), 'utf8')),
    )
    for (const query of ['reset', 'switch', 'hold down'])
      expect(search({ query }, index).pages.map(({ route }) => route)).toEqual(['/docs/'])
  })

  it('writes nothing when a synonym leads nowhere, and says which', async () => {
    writeSynonyms('pres')
    await expect(writeSearch(root, join(root, 'out'))).rejects.toThrow(
      'content/synonyms.json: 0 > term (pres): found "pres", which stands on no page, expected words that pages use. Did you mean "press"?',
    )
    expect(listFiles(root, 'out')).toEqual(['out/docs/index.html'])
  })

  it('names a file of synonyms that is missing', async () => {
    rmSync(join(root, 'content/synonyms.json'))
    await expect(writeSearch(root, join(root, 'out'))).rejects.toThrow(
      'content/synonyms.json: found no such file',
    )
  })
})
