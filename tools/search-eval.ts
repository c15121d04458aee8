import { readFileSync } from 'node:fs'
import { join, relative, resolve } from 'node:path'
import { throwProblems } from '../lib/problem/problem'
import { checkExpectedPages, checkShare, evaluateSearch, formatShare } from '../lib/search/evaluate-search'
import { checkTyping, evaluateTyping } from '../lib/search/evaluate-typing'
import { loadSearchIndex } from '../lib/search/search-files'
import { readExportSettings } from './export-settings'
import { printTable } from './print-table'
import { queriesFile, readQueries } from './read-search-data'
import { runCommand } from './run-command'

/*
 * `npm run search:eval`, or `npm run search:eval -- other-list.json`: asks the search of the export all queries of
 * a list, and prints how often it was right, for each kind of query, and where it was not. Then it types them letter
 * by letter: results must not vanish on the way.
 */
await runCommand(async () => {
  const { folder } = readExportSettings()
  const file = relative(process.cwd(), resolve(process.argv[2] ?? queriesFile))
  const list = readQueries(process.cwd(), file)
  const index = await loadSearchIndex(async (path) => JSON.parse(readFileSync(join(folder, path), 'utf8')))
  throwProblems(checkExpectedPages(file, list, index))
  const { shares, misses } = evaluateSearch(list, index)
  for (const { kind, query, place, found, pages } of misses) {
    console.log(`${kind}: "${query}" finds ${found.join(' ') || 'nothing'}`)
    console.log(`  right is ${pages.join(' or ')}, at place ${place ?? 'none'}`)
  }
  printTable(
    ['kind', 'queries', 'first', 'first three'],
    shares.map(({ kind, queries, first, firstThree }) => [
      kind,
      String(queries),
      formatShare(first, queries),
      formatShare(firstThree, queries),
    ]),
  )
  const typing = evaluateTyping(list, index)
  console.log(`While they are typed, a right page leaves the first three ${typing.departures} times.`)
  throwProblems([...shares.flatMap((share) => checkShare(file, share)), ...checkTyping(file, typing)])
})
