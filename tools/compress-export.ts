import { readFile, stat, utimes, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, brotliDecompress, constants, gunzip, gzip } from 'node:zlib'
import { listFiles } from '../lib/pages/list-files'
import { type CompressedCache, type CompressedForm, openCompressedCache } from './open-compressed-cache'

const compressWithBrotli = promisify(brotliCompress)
const compressWithGzip = promisify(gzip)
const decompressWithBrotli = promisify(brotliDecompress)
const decompressWithGzip = promisify(gunzip)

/** Text; pictures and fonts are compressed already. */
const textEndings = /\.(html|js|css|json|svg|txt|xml|graphql|webmanifest)$/

/** Shorter files are sent in one packet anyway. */
const smallestSize = 1000

/**
 * What only one page needs, its HTML and its script. There is as much of it as there are pages, and Brotli's last
 * step takes three times as long as all before it, for 3 % of the bytes: too long for these.
 */
const ofOnePage = /\.html$|\/chunks\/pages\/(?!_)/

/** How many files are compressed at the same time: as many as Node.js has threads for it. */
const filesAtOnce = 4

/**
 * Writes a `.br` and a `.gz` beside each text file of an export, so that a host need not compress while
 * readers wait. The same content gives the same bytes.
 *
 * @param folder folder of the export
 * @param cacheFolder where its compressed texts are kept for the next build
 * @returns how many files were compressed
 */
export async function compressExport(folder: string, cacheFolder: string): Promise<number> {
  const cache = await openCompressedCache(cacheFolder)
  const files = listFiles(folder, '.').filter((file) => textEndings.test(file))
  const waiting = [...files]
  let count = 0
  const compressRest = async () => {
    for (let file = waiting.shift(); file !== undefined; file = waiting.shift()) {
      if (await compressFile(join(folder, file), cache)) count += 1
    }
  }
  await Promise.all(Array.from({ length: filesAtOnce }, compressRest))
  await cache.removeUnused()
  return count
}

async function compressFile(path: string, cache: CompressedCache): Promise<boolean> {
  const { size, atime, mtime } = await stat(path)
  if (size < smallestSize) return false
  const text = await readFile(path)
  for (const form of listForms(path, size)) {
    const compressed = `${path}.${form.ending}`
    await writeFile(compressed, await cache.take(text, form))
    // nginx makes the ETag of the time; https://nginx.org/en/docs/http/ngx_http_gzip_static_module.html asks
    // for the same one on both.
    await utimes(compressed, atime, mtime)
  }
  return true
}

/** The forms of a file of an export, whose size is in bytes. */
function listForms(path: string, size: number): CompressedForm[] {
  const ofBrotli = {
    params: {
      [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY - (ofOnePage.test(path) ? 1 : 0),
      [constants.BROTLI_PARAM_SIZE_HINT]: size,
      [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
    },
  }
  const ofGzip = { level: constants.Z_BEST_COMPRESSION }
  return [
    {
      ending: 'br',
      options: ofBrotli,
      compress: (text) => compressWithBrotli(text, ofBrotli),
      decompress: decompressWithBrotli,
    },
    {
      ending: 'gz',
      options: ofGzip,
      compress: (text) => compressWithGzip(text, ofGzip),
      decompress: decompressWithGzip,
    },
  ]
}
