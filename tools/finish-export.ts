import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { checkMeasures } from '../lib/measures/check-measures'
import { listGuides } from '../lib/navigation/list-guides'
import { createPageReader } from '../lib/pages/create-page-reader'
import { throwProblems } from '../lib/problem/problem'
import { checkSearchGuides } from '../lib/search/check-search-guides'
import { checkInlineCode, listScripts } from '../lib/security/check-inline-code'
import { mapRedirects } from '../lib/site/check-redirects'
import { readMeta } from '../lib/site/read-site-data'
import { compareRoutes, formatRoutes, routesFile } from '../lib/site/routes-list'
import { siteConfig } from '../site.config'
import { checkExport } from './check-export'
import { compressExport } from './compress-export'
import { readExportSettings } from './export-settings'
import { listBuiltRoutes } from './list-built-routes'
import { measureContent } from './measure-content'
import { readExportCode } from './read-export-code'
import { runCommand } from './run-command'
import { writeAssetLists } from './write-asset-lists'
import { writeHeaders } from './write-headers'
import { writeRedirects } from './write-redirects'
import { writeSearch } from './write-search'

/**
 * Where compressed texts are kept, in a folder for each folder of an export: a build into another one, such as that of
 * `npm run test:same-output`, compresses by itself.
 */
const compressedCacheFolder = '.next/cache/compressed'

/**
 * What has to happen after `next build`: writes the redirects, compares the addresses with `routes.txt` (or writes
 * it, with `--accept-routes`), checks the links and what the pages hold, writes the files of the search and the
 * headers for the host, and compresses all texts.
 *
 * @throws ProblemError with everything that is wrong with the pages, or else with the words of the search
 */
async function finishExport(): Promise<void> {
  const root = process.cwd()
  const settings = readExportSettings()
  const { folder, basePath } = settings
  const redirects = mapRedirects(siteConfig.redirects)

  const built = { pages: listBuiltRoutes(folder), redirects }
  const answeredByDisk = writeRedirects(settings, redirects)
  for (const from of answeredByDisk)
    console.log(`${from} is answered by a page of other letter case on this disk.`)

  const code = readExportCode(folder)
  const isAccepting = process.argv.includes('--accept-routes')
  throwProblems([
    ...(isAccepting ? [] : compareRoutes(readFileSync(routesFile, 'utf8'), built)),
    ...checkExport({ root, folder, basePath, siteUrl: siteConfig.url, redirects }),
    ...checkInlineCode(code),
    ...checkSearchGuides(listGuides(readMeta(createPageReader(root)), '/docs/')),
    ...checkMeasures(measureContent(createPageReader(root), settings)),
  ])
  if (isAccepting) writeFileSync(routesFile, formatRoutes(built))
  writeAssetLists(folder)
  const search = await writeSearch(root, folder)
  writeHeaders(settings, listScripts(code))
  const compressed = await compressExport(folder, join(compressedCacheFolder, encodeURIComponent(folder)))
  console.log(
    `${built.pages.length} pages and ${redirects.size} redirects: every address and every link is right.`,
  )
  console.log(`${search.pages} pages can be found by ${search.words} words.`)
  console.log(`${compressed} files are compressed.`)
}

await runCommand(finishExport)
