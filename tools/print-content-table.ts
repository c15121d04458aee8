import { findPageKind } from '../lib/measures/find-page-kind'
import { createPageReader } from '../lib/pages/create-page-reader'
import { isErrorRoute } from '../lib/pages/route'
import { readExportSettings } from './export-settings'
import { measureContent } from './measure-content'
import { printTable } from './print-table'
import { runCommand } from './run-command'

await runCommand(() => {
  const pages = measureContent(createPageReader(process.cwd()), readExportSettings())
  const rows = pages
    .filter(({ route }) => !isErrorRoute(route))
    .map(({ route, words, drawings, status, links }) => [
      route,
      findPageKind(route),
      String(words),
      String(drawings),
      status,
      String(pages.filter((other) => other.links.has(route)).length),
      String(links.size),
    ])
  printTable(['page', 'kind', 'words', 'drawings', 'status', 'links in', 'links out'], rows)
  console.log(`${rows.length} pages, ${pages.reduce((sum, { words }) => sum + words, 0)} words.`)
})
