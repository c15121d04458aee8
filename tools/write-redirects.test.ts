import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { basename, dirname, join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { listFiles } from '../lib/pages/list-files'
import { composeRedirectPage } from '../lib/site/compose-redirect-page'
import { type Disk, writeRedirects } from './write-redirects'

const overwriting =
  'site.config.ts: redirects > /docs/intro/: found the source "/docs/intro/", at which the export has a page, expected a source that no page answers.'

describe('writeRedirects on a disk', () => {
  let folder = ''

  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'write-redirects-'))
  })

  afterEach(() => {
    rmSync(folder, { recursive: true })
  })

  function read(file: string): string {
    return readFileSync(join(folder, file), 'utf8')
  }

  it('writes a page at each old address, which leads to the new one', () => {
    const redirects = new Map([
      ['/binbar/', '/docs/category/binbar/'],
      ['/docs/release-notes/0.1.0/', '/docs/?a=1#top'],
    ])
    expect(writeRedirects({ folder, basePath: '' }, redirects)).toEqual([])
    expect(listFiles(folder, '')).toEqual(['binbar/index.html', 'docs/release-notes/0.1.0/index.html'])
    expect(read('binbar/index.html')).toBe(composeRedirectPage('/docs/category/binbar/'))
    expect(read('docs/release-notes/0.1.0/index.html')).toBe(composeRedirectPage('/docs/?a=1#top'))
  })

  it('writes an old address with spaces as servers look it up', () => {
    writeRedirects({ folder, basePath: '' }, new Map([['/docs/BinBar Examples/', '/docs/']]))
    expect(listFiles(folder, '')).toEqual(['docs/BinBar Examples/index.html'])
  })

  it('leads below the base path, from a file whose path has none', () => {
    writeRedirects({ folder, basePath: '/help' }, new Map([['/binbar/', '/docs/']]))
    expect(listFiles(folder, '')).toEqual(['binbar/index.html'])
    expect(read('binbar/index.html')).toContain('<a href="/help/docs/">/help/docs/</a>')
  })

  it('refuses to overwrite a page, and keeps it', () => {
    mkdirSync(join(folder, 'docs/intro'), { recursive: true })
    writeFileSync(join(folder, 'docs/intro/index.html'), 'the page')
    expect(() => writeRedirects({ folder, basePath: '' }, new Map([['/docs/intro/', '/docs/']]))).toThrow(
      expect.objectContaining({ message: overwriting }),
    )
    expect(read('docs/intro/index.html')).toBe('the page')
  })

  it('does not take another fault of the disk for a page', () => {
    const fullDisk: Disk = {
      makeFolder: () => {},
      createFile: () => {
        throw Object.assign(new Error('no space left'), { code: 'ENOSPC' })
      },
      listNames: () => ['docs', 'intro'],
    }
    const redirects = new Map([['/docs/intro/', '/docs/']])
    expect(() => writeRedirects({ folder, basePath: '' }, redirects, fullDisk)).toThrow('no space left')
  })
})

/** A disk in memory that ignores letter case when it looks for a name, and keeps the case of names. */
class CaseIgnoringDisk implements Disk {
  /** The name of each file and folder as it was first spelled, by its path in small letters. */
  private readonly names = new Map<string, string>()
  private readonly texts = new Map<string, string>()

  makeFolder(path: string): void {
    if (this.names.has(path.toLowerCase())) return
    if (path !== '.') this.makeFolder(dirname(path))
    this.names.set(path.toLowerCase(), basename(path))
  }

  createFile(path: string, text: string): void {
    if (this.names.has(path.toLowerCase())) throw Object.assign(new Error('file exists'), { code: 'EEXIST' })
    this.names.set(path.toLowerCase(), basename(path))
    this.texts.set(path.toLowerCase(), text)
  }

  listNames(path: string): string[] {
    return [...this.names]
      .filter(([key]) => key !== '.' && dirname(key) === path.toLowerCase())
      .map(([, name]) => name)
  }

  readFile(path: string): string | undefined {
    return this.texts.get(path.toLowerCase())
  }
}

describe('writeRedirects on a disk that ignores letter case', () => {
  let disk = new CaseIgnoringDisk()

  beforeEach(() => {
    disk = new CaseIgnoringDisk()
    for (const route of ['docs/intro', 'docs/api/examples', 'docs/api/examples/login']) {
      disk.makeFolder(`out/${route}`)
      disk.createFile(`out/${route}/index.html`, `the page ${route}`)
    }
  })

  function write(...redirects: [string, string][]): string[] {
    return writeRedirects({ folder: 'out', basePath: '' }, new Map(redirects), disk)
  }

  it.each([
    ['the last part', '/docs/api/Examples/', 'docs/api/examples'],
    ['a part in the middle', '/docs/api/Examples/login/', 'docs/api/examples/login'],
    ['several parts', '/Docs/Intro/', 'docs/intro'],
  ])('keeps the page that differs in the case of %s, and returns the old address', (_part, from, page) => {
    expect(write([from, `/${page}/`])).toEqual([from])
    expect(disk.readFile(`out/${page}/index.html`)).toBe(`the page ${page}`)
  })

  it('writes old addresses that no page answers in any letter case', () => {
    expect(
      write(['/docs/api/Examples/', '/docs/api/examples/'], ['/docs/api/Examples/Old/', '/docs/']),
    ).toEqual(['/docs/api/Examples/'])
    expect(disk.readFile('out/docs/api/Examples/Old/index.html')).toBe(composeRedirectPage('/docs/'))
  })

  it('refuses an old address at which a page is, letter for letter', () => {
    expect(() => write(['/docs/intro/', '/docs/'])).toThrow(expect.objectContaining({ message: overwriting }))
    expect(disk.readFile('out/docs/intro/index.html')).toBe('the page docs/intro')
  })
})
