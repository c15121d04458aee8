import { mkdirSync, readdirSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { routeToExportFile } from '../lib/pages/route'
import { ProblemError, quote } from '../lib/problem/problem'
import { composeRedirectPage } from '../lib/site/compose-redirect-page'
import { siteConfigFile } from '../lib/site/site-config-schema'
import type { ExportSettings } from './export-settings'

/** What writes to the disk; tests hand in a disk that ignores letter case. */
export interface Disk {
  /** Makes a folder and those around it; does nothing when they are there. */
  makeFolder: (path: string) => void
  /** Writes a new file. Throws an error with the code EEXIST when there is a file of that name. */
  createFile: (path: string, text: string) => void
  /** The names in a folder, spelled as they are on the disk. */
  listNames: (path: string) => string[]
}

const realDisk: Disk = {
  makeFolder: (path) => mkdirSync(path, { recursive: true }),
  createFile: (path, text) => writeFileSync(path, text, { flag: 'wx' }),
  listNames: (path) => readdirSync(path),
}

/**
 * Writes a small page at the source of each redirect. No file is ever overwritten: where the disk
 * ignores letter case, an old address that differs from a page in case alone leads to that page
 * already, and nothing is written.
 *
 * @param redirects target of each source route
 * @returns the source routes that the disk answers with a page of other letter case
 * @throws ProblemError when a page of exactly that address is there
 */
export function writeRedirects(
  { folder, basePath }: ExportSettings,
  redirects: ReadonlyMap<string, string>,
  disk: Disk = realDisk,
): string[] {
  return [...redirects].flatMap(([from, to]) => {
    const path = join(folder, routeToExportFile(from))
    disk.makeFolder(dirname(path))
    try {
      disk.createFile(path, composeRedirectPage(`${basePath}${to}`))
      return []
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error
      if (isSpelledSo(folder, from, disk)) throw describeOverwriting(from)
      return [from]
    }
  })
}

function isSpelledSo(folder: string, route: string, disk: Disk): boolean {
  let path = folder
  for (const name of route.split('/').filter(Boolean)) {
    if (!disk.listNames(path).includes(name)) return false
    path = join(path, name)
  }
  return true
}

function describeOverwriting(from: string): ProblemError {
  return new ProblemError([
    {
      file: siteConfigFile,
      subject: `redirects > ${from}`,
      found: `the source ${quote(from)}, at which the export has a page`,
      expected: 'a source that no page answers',
    },
  ])
}
