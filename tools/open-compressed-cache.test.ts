import { mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { gunzipSync, gzipSync } from 'node:zlib'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { openCompressedCache } from './open-compressed-cache'

const text = Buffer.from('Weight and fill level\n'.repeat(50))
let folder = ''

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'compressed-'))
})

afterEach(() => {
  rmSync(folder, { recursive: true })
})

function createForm(level = 9) {
  return {
    ending: 'gz',
    options: { level },
    compress: vi.fn(async (bytes: Buffer) => gzipSync(bytes, { level })),
    decompress: async (bytes: Buffer) => gunzipSync(bytes),
  }
}

/** What a build takes that has this text in this form. */
async function takeOnce(form: ReturnType<typeof createForm>, content = text): Promise<Buffer> {
  return (await openCompressedCache(folder)).take(content, form)
}

describe('openCompressedCache', () => {
  it('compresses a text once for all builds', async () => {
    const form = createForm()
    const first = await takeOnce(form)
    expect(await takeOnce(form)).toEqual(first)
    expect(gunzipSync(first)).toEqual(text)
    expect(form.compress).toHaveBeenCalledTimes(1)
  })

  it('sees another text and other options', async () => {
    await takeOnce(createForm())
    const other = Buffer.from(text.toString().replace('Weight', 'Wright'))
    expect(gunzipSync(await takeOnce(createForm(), other))).toEqual(other)
    expect(await takeOnce(createForm(1))).toEqual(gzipSync(text, { level: 1 }))
  })

  it('sees other libraries', async () => {
    await takeOnce(createForm())
    vi.spyOn(process, 'versions', 'get').mockReturnValue({ ...process.versions, zlib: '0' })
    const form = createForm()
    await takeOnce(form)
    vi.restoreAllMocks()
    expect(form.compress).toHaveBeenCalledTimes(1)
  })

  it.each([
    ['that is empty', Buffer.from('')],
    ['that is none', Buffer.from('no compressed text')],
    ['that was cut off', gzipSync(text).subarray(0, 20)],
    ['of another text', gzipSync('another text')],
  ])('compresses anew in place of a file %s', async (_name, damaged) => {
    const good = await takeOnce(createForm())
    for (const name of readdirSync(folder)) writeFileSync(join(folder, name), damaged)
    expect(await takeOnce(createForm())).toEqual(good)
    const form = createForm()
    expect(await takeOnce(form)).toEqual(good)
    expect(form.compress).not.toHaveBeenCalled()
  })

  it('gives builds at the same time the same bytes, and leaves nothing half written', async () => {
    const taken = await Promise.all(Array.from({ length: 8 }, () => takeOnce(createForm())))
    expect(new Set(taken.map((bytes) => bytes.toString('hex'))).size).toBe(1)
    expect(readdirSync(folder)).toHaveLength(1)
  })

  it('gives the bytes also when another build removes what this one writes', async () => {
    const form = createForm()
    const cache = await openCompressedCache(folder)
    form.compress.mockImplementation(async (bytes) => {
      rmSync(folder, { recursive: true })
      return gzipSync(bytes)
    })
    expect(gunzipSync(await cache.take(text, form))).toEqual(text)
    mkdirSync(folder)
  })

  it('removes what no page has any more, and what a stopped build left', async () => {
    await takeOnce(createForm(1))
    writeFileSync(join(folder, 'half.gz.1'), 'half')
    const cache = await openCompressedCache(folder)
    await cache.take(text, createForm())
    await cache.removeUnused()
    expect(readdirSync(folder)).toHaveLength(1)
    const form = createForm()
    await takeOnce(form)
    expect(form.compress).not.toHaveBeenCalled()
  })
})
