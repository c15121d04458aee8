import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { runInNewContext } from 'node:vm'
import { z } from 'zod'
import { type AssetList, toAssetListPath } from '../lib/pages/asset-list'
import { listFiles } from '../lib/pages/list-files'
import type { PageTop } from '../lib/pages/page-top'
import { readPageTop } from '../lib/pages/read-page-top'
import { routeToExportFile, toRoute } from '../lib/pages/route'
import { ProblemError } from '../lib/problem/problem'

/** What a script of Next.js sets that lists all pages. */
interface Manifest {
  /** From the folder of the export. */
  file: string
  value: unknown
}

/** The files of each page by its route. */
const pagesSchema = z.record(z.string(), z.array(z.string()))

/**
 * Puts a list for each folder of pages, which also has their tops, in the place of the one that Next.js
 * writes for all: a reader would load that to go to any page, and it grows with the site. Its list of the pages with data
 * goes, too: here it is empty.
 *
 * @param folder of an export that Next.js has just made
 * @throws ProblemError when a list is not as Next.js 15 writes it, and when a page has data, for which a reader who
 *   goes there would have to ask. Then the export is left as it was.
 */
export function writeAssetLists(folder: string): void {
  const assets = readManifest(folder, '_buildManifest.js', '__BUILD_MANIFEST')
  const data = readManifest(folder, '_ssgManifest.js', '__SSG_MANIFEST')
  const [route] = data.value as Set<string>
  if (route !== undefined) {
    throw composeError(data.file, `the page ${route}`, 'no page with getStaticProps')
  }
  const pages = Object.entries(readPages(assets)).map(([route, files]) => {
    return [route, { files, top: readTopOf(folder, route) }] as const
  })
  for (const [path, list] of Object.entries(groupPages(Object.fromEntries(pages)))) {
    const file = join(folder, dirname(assets.file), path)
    mkdirSync(dirname(file), { recursive: true })
    writeFileSync(file, JSON.stringify(list))
  }
  for (const { file } of [assets, data]) rmSync(join(folder, file))
}

/** Runs a script of an export for the value that it sets. */
function readManifest(folder: string, script: string, name: string): Manifest {
  const file = listFiles(folder, '_next/static').find((path) => path.endsWith(`/${script}`))
  if (!file) throw composeError(folder, `no ${script}`, 'an export that Next.js 15 has just made')
  const self: Record<string, unknown> = {}
  try {
    runInNewContext(readFileSync(join(folder, file), 'utf8'), { self })
  } catch (error) {
    throw composeError(file, `the error "${(error as Error).message}"`, `a script that sets self.${name}`)
  }
  const value = self[name]
  if (!value) throw composeError(file, `no ${name}`, `a script that sets self.${name}`)
  return { file, value }
}

/** The pages of the list of all pages, without what else it holds. */
function readPages({ file, value }: Manifest): Record<string, string[]> {
  const entries = Object.entries(value as object).filter(([key]) => key.startsWith('/'))
  const pages = pagesSchema.safeParse(Object.fromEntries(entries))
  if (pages.success && entries.length > 0) return pages.data
  const found = entries.length === 0 ? 'no page' : 'pages in another form'
  throw composeError(file, found, 'a list of files for the route of each page')
}

/** The top of a page, from its HTML. The page for crashes has none: it is made in the browser alone. */
function readTopOf(folder: string, route: string): PageTop | undefined {
  if (route === '/_error') return undefined
  const file = routeToExportFile(toRoute(route))
  if (!existsSync(join(folder, file))) throw composeError(file, 'no file', `the page ${route}`)
  return readPageTop(readFileSync(join(folder, file), 'utf8'))
}

/** The lists by the paths where they stand. The page for crashes is in all of them: one can happen anywhere. */
function groupPages({ '/_error': crash = { files: [] }, ...pages }: AssetList): Record<string, AssetList> {
  const lists: Record<string, AssetList> = {}
  for (const [route, page] of Object.entries(pages)) {
    const path = toAssetListPath(route)
    lists[path] = Object.assign(lists[path] ?? { '/_error': crash }, { [route]: page })
  }
  return lists
}

function composeError(file: string, found: string, expected: string): ProblemError {
  return new ProblemError([{ file, found, expected }])
}
