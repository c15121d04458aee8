import { readFileSync } from 'node:fs'
import { join, relative, resolve } from 'node:path'
import { throwProblems } from '../lib/problem/problem'
import { checkExpectedPages, checkShare, evaluateSearch, formatShare } from '../lib/search/evaluate-search'
import { expectedResultsSchema } from '../lib/search/expected-results-schema'
import { loadSearch } from '../lib/search/search-files'
import { readDataFile } from '../lib/site/read-data-file'
import { readExportSettings } from './export-settings'
import { runCommand } from './run-command'

/** The list that is tried when no other one is named. */
const queriesFile = 'tests/search/queries.json'

/*
 * `npm run search:eval`, or `npm run search:eval -- other-list.json`: asks the search of the export all queries of
 * a list, and prints how often it was right, for each kind of query, and where it was not.
 */
await runCommand(async () => {
  const { folder } = readExportSettings()
  const file = relative(process.cwd(), resolve(process.argv[2] ?? queriesFile))
  const list = readDataFile(process.cwd(), file, expectedResultsSchema)
  const index = await loadSearch(async (path) => JSON.parse(readFileSync(join(folder, path), 'utf8')))
  throwProblems(checkExpectedPages(file, list, index))
  const { shares, misses } = evaluateSearch(list, index)
  for (const { kind, query, place, found, pages } of misses) {
    console.log(`${kind}: "${query}" finds ${found.join(' ') || 'nothing'}`)
    console.log(`  right is ${pages.join(' or ')}, at place ${place ?? 'none'}`)
  }
  printRow('kind', 'queries', 'first', 'first three')
  for (const { kind, queries, first, firstThree } of shares) {
    printRow(kind, String(queries), formatShare(first, queries), formatShare(firstThree, queries))
  }
  throwProblems(shares.slice(-1).flatMap((all) => checkShare(file, all)))
})

function printRow(kind: string, ...cells: string[]): void {
  console.log([kind.padEnd(14), ...cells.map((cell) => cell.padStart(12))].join(''))
}
