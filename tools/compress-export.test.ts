import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { compressExport } from './compress-export'

const long = '<p>Weight</p>\n'.repeat(100)
let folder = ''
const read = (file: string) => readFileSync(join(folder, file))

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'compress-'))
  mkdirSync(join(folder, 'docs'))
  writeFileSync(join(folder, 'docs/index.html'), long)
  writeFileSync(join(folder, 'short.html'), '<p>Weight</p>')
  writeFileSync(join(folder, 'photo.png'), long)
})

afterEach(() => {
  rmSync(folder, { recursive: true })
})

describe('compressExport', () => {
  it('writes both forms of each long text, and nothing else', async () => {
    expect(await compressExport(folder)).toBe(1)
    expect(readdirSync(join(folder, 'docs')).sort()).toEqual(['index.html', 'index.html.br', 'index.html.gz'])
    expect(readdirSync(folder).sort()).toEqual(['docs', 'photo.png', 'short.html'])
    expect(brotliDecompressSync(read('docs/index.html.br')).toString()).toBe(long)
    expect(gunzipSync(read('docs/index.html.gz')).toString()).toBe(long)
  })

  it('gives both forms the time of the file', async () => {
    await compressExport(folder)
    const times = ['', '.br', '.gz'].map((ending) => statSync(join(folder, `docs/index.html${ending}`)).mtime)
    expect(new Set(times.map((time) => Math.floor(time.getTime() / 1000))).size).toBe(1)
  })

  it('writes no time into the gzip form, so that the same content gives the same bytes', async () => {
    await compressExport(folder)
    expect(read('docs/index.html.gz').readUInt32LE(4)).toBe(0)
  })
})
