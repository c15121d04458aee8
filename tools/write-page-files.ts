import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { runInNewContext } from 'node:vm'
import { listFiles } from '../lib/pages/list-files'
import { type PageFiles, toPageFilesPath } from '../lib/pages/page-files'
import { ProblemError } from '../lib/problem/problem'

/** What the scripts of Next.js set that list all pages. */
interface Manifests {
  /** The files of each page by its route, and a few settings. */
  __BUILD_MANIFEST: Record<string, unknown>
  /** The routes of the pages that have data of their own to load. */
  __SSG_MANIFEST: Iterable<string>
}

/**
 * Puts a list for each folder of pages in the place of the one that Next.js writes for all, which a reader would load
 * to go to any page, and which grows with the site. Its list of the pages with data goes, too: here it is empty.
 *
 * @param folder of an export that Next.js has just made
 * @throws ProblemError when a list is not as Next.js 15 writes it, and when a page has data, for which a reader who
 *   goes there would have to ask
 */
export function writePageFiles(folder: string): void {
  const files = takeScript(folder, '_buildManifest.js', '__BUILD_MANIFEST')
  const data = takeScript(folder, '_ssgManifest.js', '__SSG_MANIFEST')
  const [route] = data.value
  if (route !== undefined) throw describeFile(data.file, `the page ${route}`, 'no page with getStaticProps')
  const pages = Object.entries(files.value).filter(([key]) => key.startsWith('/'))
  if (pages.length === 0) throw describeFile(files.file, 'no page', 'the files of each page')
  for (const [path, list] of Object.entries(groupPages(pages as [string, readonly string[]][]))) {
    const file = join(folder, dirname(files.file), path)
    mkdirSync(dirname(file), { recursive: true })
    writeFileSync(file, JSON.stringify(list))
  }
}

/** Runs a script of an export for the value that it sets, and removes it. */
function takeScript<Name extends keyof Manifests>(
  folder: string,
  script: string,
  name: Name,
): { file: string; value: Manifests[Name] } {
  const file = listFiles(folder, '_next/static').find((path) => path.endsWith(`/${script}`))
  if (!file) throw describeFile(folder, `no ${script}`, 'an export that Next.js 15 has just made')
  const self: Partial<Manifests> = {}
  runInNewContext(readFileSync(join(folder, file), 'utf8'), { self })
  const value = self[name]
  if (!value) throw describeFile(file, `no ${name}`, `a script that sets self.${name}`)
  rmSync(join(folder, file))
  return { file, value }
}

/** The lists by the paths where they stand. */
function groupPages(pages: readonly [string, readonly string[]][]): Record<string, PageFiles> {
  const lists: Record<string, PageFiles> = {}
  for (const [route, files] of pages) {
    const path = toPageFilesPath(route)
    lists[path] = Object.assign(lists[path] ?? {}, { [route]: files })
  }
  return lists
}

function describeFile(file: string, found: string, expected: string): ProblemError {
  return new ProblemError([{ file, found, expected }])
}
