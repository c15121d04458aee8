import { createHash, randomUUID } from 'node:crypto'
import { mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'

/** A way to compress a text. */
export interface CompressedForm {
  /** How the name of a compressed file ends: `br`. */
  ending: string
  /** What decides the bytes beside the text; becomes JSON. */
  options: object
  compress: (text: Buffer) => Promise<Buffer>
  decompress: (bytes: Buffer) => Promise<Buffer>
}

/** Compressed texts of the build before. */
export interface CompressedCache {
  /** The text in a form: kept, or compressed now and then kept. */
  take: (text: Buffer, form: CompressedForm) => Promise<Buffer>
  /** Removes what nobody took. */
  removeUnused: () => Promise<void>
}

/**
 * Opens a folder of compressed texts, each under a name that is made of all that decides its bytes. One that does not
 * give its text again, such as one of a build that was stopped, is compressed anew.
 *
 * @param folder is made when it is missing; builds into different folders each need their own
 */
export async function openCompressedCache(folder: string): Promise<CompressedCache> {
  await mkdir(folder, { recursive: true })
  const taken = new Set<string>()
  return {
    take: async (text, form) => {
      const name = composeName(text, form)
      const path = join(folder, name)
      taken.add(name)
      const kept = await readKept(path, text, form)
      if (kept) return kept
      const bytes = await form.compress(text)
      await keep(path, bytes)
      return bytes
    },
    removeUnused: async () => {
      const unused = (await readdir(folder)).filter((name) => !taken.has(name))
      await Promise.all(unused.map((name) => rm(join(folder, name), { force: true })))
    },
  }
}

function composeName(text: Buffer, { ending, options }: CompressedForm): string {
  const { brotli, zlib } = process.versions
  const hash = createHash('sha256').update(JSON.stringify([options, brotli, zlib, text.length]))
  return `${hash.update(text).digest('hex')}.${ending}`
}

async function readKept(
  path: string,
  text: Buffer,
  { decompress }: CompressedForm,
): Promise<Buffer | undefined> {
  try {
    const bytes = await readFile(path)
    return (await decompress(bytes)).equals(text) ? bytes : undefined
  } catch {
    return undefined
  }
}

/**
 * Keeps a file, whole or not at all: builds at the same time may write the same one, and one of them may remove what
 * another writes. What is not kept is compressed anew by the next build.
 */
async function keep(path: string, bytes: Buffer): Promise<void> {
  const unfinished = `${path}.${randomUUID()}`
  try {
    await writeFile(unfinished, bytes)
    await rename(unfinished, path)
  } catch {
    await rm(unfinished, { force: true })
  }
}
