import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { brotliCompressSync, brotliDecompressSync, constants, gunzipSync } from 'node:zlib'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { compressExport } from './compress-export'

const long = '<p>Weight</p>\n'.repeat(100)
let folder = ''
let cacheFolder = ''
const read = (file: string) => readFileSync(join(folder, file))

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'compress-'))
  cacheFolder = mkdtempSync(join(tmpdir(), 'compressed-'))
  mkdirSync(join(folder, 'docs'))
  writeFileSync(join(folder, 'docs/index.html'), long)
  writeFileSync(join(folder, 'short.html'), '<p>Weight</p>')
  writeFileSync(join(folder, 'photo.png'), long)
})

afterEach(() => {
  rmSync(folder, { recursive: true })
  rmSync(cacheFolder, { recursive: true })
})

describe('compressExport', () => {
  it('writes both forms of each long text, and nothing else', async () => {
    expect(await compressExport(folder, cacheFolder)).toBe(1)
    expect(readdirSync(join(folder, 'docs')).sort()).toEqual(['index.html', 'index.html.br', 'index.html.gz'])
    expect(readdirSync(folder).sort()).toEqual(['docs', 'photo.png', 'short.html'])
    expect(brotliDecompressSync(read('docs/index.html.br')).toString()).toBe(long)
    expect(gunzipSync(read('docs/index.html.gz')).toString()).toBe(long)
  })

  it.each([
    ['the page of one address', 'docs/guide.html', 10],
    ['the script of one page', '_next/static/chunks/pages/docs/guide-0a.js', 10],
    ['the script of all pages', '_next/static/chunks/pages/_app-0a.js', 11],
    ['what several pages share', '_next/static/chunks/12-0a.js', 11],
  ])('takes its time for what all readers load: %s', async (_name, file, quality) => {
    const text = Array.from({ length: 900 }, (_, index) => `weight ${(index * index) % 997}\n`).join('')
    mkdirSync(dirname(join(folder, file)), { recursive: true })
    writeFileSync(join(folder, file), text)
    await compressExport(folder, cacheFolder)
    const compress = (level: number) =>
      brotliCompressSync(text, {
        params: {
          [constants.BROTLI_PARAM_QUALITY]: level,
          [constants.BROTLI_PARAM_SIZE_HINT]: text.length,
          [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
        },
      })
    expect(compress(10)).not.toEqual(compress(11))
    expect(read(`${file}.br`)).toEqual(compress(quality))
  })

  it('gives both forms the time of the file', async () => {
    await compressExport(folder, cacheFolder)
    const times = ['', '.br', '.gz'].map((ending) => statSync(join(folder, `docs/index.html${ending}`)).mtime)
    expect(new Set(times.map((time) => Math.floor(time.getTime() / 1000))).size).toBe(1)
  })

  it('writes no time into the gzip form, so that the same content gives the same bytes', async () => {
    await compressExport(folder, cacheFolder)
    expect(read('docs/index.html.gz').readUInt32LE(4)).toBe(0)
  })

  it('gives an export after a change what the same export gives without a cache', async () => {
    await compressExport(folder, cacheFolder)
    const before = ['br', 'gz'].map((ending) => read(`docs/index.html.${ending}`))
    writeFileSync(join(folder, 'docs/index.html'), long.replace('Weight', 'Fill level'))
    await compressExport(folder, cacheFolder)
    const after = ['br', 'gz'].map((ending) => read(`docs/index.html.${ending}`))
    rmSync(cacheFolder, { recursive: true })
    await compressExport(folder, cacheFolder)
    expect(after).not.toEqual(before)
    expect(['br', 'gz'].map((ending) => read(`docs/index.html.${ending}`))).toEqual(after)
  })

  it('keeps apart what two files of the same text need', async () => {
    const text = Array.from({ length: 900 }, (_, index) => `weight ${(index * index) % 997}\n`).join('')
    writeFileSync(join(folder, 'page.html'), text)
    writeFileSync(join(folder, 'shared.js'), text)
    await compressExport(folder, cacheFolder)
    await compressExport(folder, cacheFolder)
    expect(read('page.html.br')).not.toEqual(read('shared.js.br'))
  })
})
