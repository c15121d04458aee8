import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { createPageReader } from '../pages/create-page-reader'
import { listDataFiles, listDependencies } from './list-dependencies'

let root = ''

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'dependencies-'))
})

afterEach(() => {
  rmSync(root, { recursive: true })
})

function list(file: string, texts: Record<string, string>): string[] {
  for (const [path, text] of Object.entries(texts)) {
    mkdirSync(dirname(join(root, path)), { recursive: true })
    writeFileSync(join(root, path), text)
  }
  return listDependencies(file, createPageReader(root), () => ['all-pages.txt'])
}

describe('listDependencies', () => {
  it('names the pages that a page links to, those that are not there yet, and the parts of them', () => {
    const files = list('pages/docs/a.mdx', {
      'pages/docs/a.mdx': '[B](/docs/b/#steps), [C](/docs/c/), [elsewhere](https://example.com/d/)',
      'pages/docs/b/index.mdx': "import Part from '../../../content/part.mdx'\n\n<Part />\n",
      'content/part.mdx': '## Steps\n',
    })
    expect(files).toEqual(['pages/docs/b/index.mdx', 'content/part.mdx', 'pages/docs/c.mdx'])
  })

  it.each([
    ['cards', 'pages/docs/a.mdx', '<CategoryCards of="/docs/" />\n'],
    ['a program', 'pages/docs/a.mdx', '<Program name="all-sites" />\n'],
    ['downloads', 'pages/docs/a.mdx', '<SchemaDownloads />\n'],
    ['a term', 'pages/docs/a.mdx', 'The <Term>light</Term>.\n'],
    ['changes of a release', 'pages/docs/a.mdx', '---\nchanges: []\n---\n'],
    ['the API', 'pages/docs/api/a.mdx', 'Text.\n'],
  ])('names for a page with %s the data files and what stands for all pages', (_what, file, text) => {
    const program = 'content/programs/all-sites.sh'
    const files = list(file, { [file]: text, [program]: 'echo all\n' })
    expect(files).toEqual([...listDataFiles(root), 'all-pages.txt'])
    expect(files).toEqual(expect.arrayContaining(['content/terms.json', 'schema/binbar.graphql', program]))
  })

  it('has nothing for a file that is no page', () => {
    expect(list('pages/docs/a.mdx', {})).toEqual([])
  })
})
