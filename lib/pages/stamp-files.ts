import { statSync } from 'node:fs'
import { join } from 'node:path'

/** The modification time of a file, in milliseconds, and its size in bytes. `undefined` when there is no such file. */
export function stampFile(path: string): string | undefined {
  const stats = statSync(path, { throwIfNoEntry: false })
  return stats && `${stats.mtimeMs} ${stats.size}`
}

/** A text that changes when one of the files does, when one goes, or when one comes. */
export function stampFiles(root: string, files: Iterable<string>): string {
  return Array.from(files, (file) => `${file} ${stampFile(join(root, file)) ?? 'is missing'}`).join('\n')
}
