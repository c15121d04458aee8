import { mkdirSync, mkdtempSync, rmSync, utimesSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { createPageReader } from './create-page-reader'
import { listFiles } from './list-files'

let root = ''

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'page-reader-'))
})

afterEach(() => {
  rmSync(root, { recursive: true })
})

function write(file: string, text: string): void {
  mkdirSync(dirname(join(root, file)), { recursive: true })
  writeFileSync(join(root, file), text)
}

describe('createPageReader', () => {
  it('reads the pages below pages/ in the order of their files, and nothing else', () => {
    write('pages/index.mdx', '## Home')
    write('pages/docs/intro.mdx', '## Introduction')
    write('pages/docs/old.md', '## Old')
    write('pages/_app.tsx', 'export default null')
    write('content/part.mdx', '## Part')
    const reader = createPageReader(root)
    expect(reader.root).toBe(root)
    expect(reader.readPages().map(({ route }) => route)).toEqual(['/docs/intro/', '/docs/old/', '/'])
    expect(reader.readPages().map(({ file }) => file)).toEqual([
      'pages/docs/intro.mdx',
      'pages/docs/old.md',
      'pages/index.mdx',
    ])
  })

  it('finds the file that answers a route, however it is named', () => {
    write('pages/index.mdx', '## Home')
    write('pages/docs/index.mdx', '## Docs')
    write('pages/docs/old.md', '## Old')
    const reader = createPageReader(root)
    expect(['/', '/docs/', '/docs/old/', '/docs/new/'].map(reader.findFile)).toEqual([
      'pages/index.mdx',
      'pages/docs/index.mdx',
      'pages/docs/old.md',
      undefined,
    ])
  })

  it('has no pages in a project without pages/', () => {
    expect(createPageReader(root).readPages()).toEqual([])
  })

  it('reads a part outside pages/, and gives nothing for a file that is not there', () => {
    write('content/part.mdx', '## Part')
    const reader = createPageReader(root)
    expect(reader.readPage('content/part.mdx')?.ids).toEqual(new Set(['part']))
    expect(reader.readPage('content/missing.mdx')).toBeUndefined()
  })

  it('keeps a page that has not changed', () => {
    write('pages/index.mdx', '## Home')
    const reader = createPageReader(root)
    const before = reader.readPage('pages/index.mdx')
    expect(before).toBeDefined()
    expect(reader.readPage('pages/index.mdx')).toBe(before)
    expect(reader.readPages()[0]).toBe(before)
  })

  it('reads a page again when its size has changed', () => {
    write('pages/index.mdx', '## Home')
    const reader = createPageReader(root)
    reader.readPages()
    write('pages/index.mdx', '## Home page')
    expect(reader.readPage('pages/index.mdx')?.ids).toEqual(new Set(['home-page']))
  })

  it('reads a page again when only its time of change differs', () => {
    write('pages/index.mdx', '## Home')
    utimesSync(join(root, 'pages/index.mdx'), 1000, 1000)
    const reader = createPageReader(root)
    reader.readPages()
    write('pages/index.mdx', '## Help')
    utimesSync(join(root, 'pages/index.mdx'), 1000, 1001)
    expect(reader.readPage('pages/index.mdx')?.ids).toEqual(new Set(['help']))
  })

  it('sees pages that come and go', () => {
    write('pages/index.mdx', '## Home')
    const reader = createPageReader(root)
    reader.readPages()
    rmSync(join(root, 'pages/index.mdx'))
    write('pages/docs.mdx', '## Docs')
    expect(reader.readPages().map(({ route }) => route)).toEqual(['/docs/'])
    expect(reader.readPage('pages/index.mdx')).toBeUndefined()
  })

  it('names the page that is no valid MDX', () => {
    write('pages/index.mdx', '## Home')
    write('pages/docs/intro.mdx', 'Text\n\n<Callout>\n')
    expect(() => createPageReader(root).readPages()).toThrow(
      'pages/docs/intro.mdx:3: found a mistake in the MDX text (Expected a closing tag for `<Callout>` (3:1-3:10)), expected each tag and brace closed, and "\\<" or "\\{" where the sign itself is meant.',
    )
  })
})

describe('listFiles', () => {
  it('lists all files below a folder, sorted, as paths from the root', () => {
    write('public/images/b.png', '')
    write('public/images/a.png', '')
    write('public/favicon.svg', '')
    write('other/c.png', '')
    expect(listFiles(root, 'public')).toEqual([
      'public/favicon.svg',
      'public/images/a.png',
      'public/images/b.png',
    ])
  })

  it('lists nothing for a folder that is not there', () => {
    expect(listFiles(root, 'missing')).toEqual([])
  })

  it('does not hide that a file stands where a folder is expected', () => {
    write('public', '')
    expect(() => listFiles(root, 'public')).toThrow('ENOTDIR')
  })
})
