import { readdirSync } from 'node:fs'
import { join, relative, sep } from 'node:path'

/**
 * All files below a folder, sorted, as paths from `root` with `/` between the parts. A folder that
 * does not exist has no files.
 */
export function listFiles(root: string, folder: string): string[] {
  const start = join(root, folder)
  let entries: ReturnType<typeof readEntries>
  try {
    entries = readEntries(start)
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return []
    throw error
  }
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) => toProjectPath(root, join(entry.parentPath, entry.name)))
    .sort()
}

/** The path of a file from the root of the project, with `/` between the parts on every system. */
export function toProjectPath(root: string, path: string): string {
  return relative(root, path).split(sep).join('/')
}

function readEntries(folder: string) {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
}
