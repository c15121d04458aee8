import { execFileSync } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { brotliCompressSync } from 'node:zlib'
import { composeIndexFile } from '../../lib/search/compose-index-file'
import type { ExpectedResult } from '../../lib/search/evaluate-search'
import { packIndex } from '../../lib/search/pack-index'
import type { SearchPage } from '../../lib/search/search-page'
import { readExportSettings } from '../export-settings'
import { printTable } from '../print-table'
import { readQueries, readSynonyms } from '../read-search-data'
import { readSearchPages } from '../read-search-pages'
import { runCommand } from '../run-command'
import { generateSearchPages } from './generate-search-pages'
import type { SearchMeasure, SearchTask } from './search-task'

/** The sizes of the sites that are generated, in pages. */
const sizes = [110, 1000, 5000]

const columns = [
  'pages',
  'text kB',
  'index kB',
  'brotli kB',
  'words',
  'load ms',
  'query ms',
  '99 %',
  'memory MB',
]

/*
 * `npm run search:bench`: how the search grows with the site. The time of a query is the median over all queries of the
 * list while they are typed, key by key; times are those of this machine. It needs an export.
 */
await runCommand(() => {
  const root = process.cwd()
  const pages = readSearchPages(readExportSettings().folder)
  const queries = listBeginnings(readQueries(root))
  const { ofTerms, others } = readSynonyms(root)
  const synonyms = [...ofTerms, ...others]
  const rows = sizes.map((size) => {
    const generated = generateSearchPages(pages, size)
    const index = packIndex(composeIndexFile('site', generated))
    const { loadTime, memory, queryTimes, words } = measure({ index, synonyms, queries })
    const times = queryTimes.sort((one, other) => one - other)
    const shipped = JSON.stringify(index)
    return [
      String(size),
      formatThousands(countLetters(generated)),
      formatThousands(shipped.length),
      formatThousands(brotliCompressSync(shipped).length),
      String(words),
      loadTime.toFixed(0),
      (times[Math.floor(times.length / 2)] ?? 0).toFixed(1),
      (times[Math.floor(times.length * 0.99)] ?? 0).toFixed(1),
      (memory / 2 ** 20).toFixed(1),
    ]
  })
  printTable(columns, rows)
})

/** What is asked while the queries are typed. */
function listBeginnings(list: readonly ExpectedResult[]): string[] {
  return list.flatMap(({ query }) => [...query].map((_, end) => query.slice(0, end + 1)))
}

function measure(task: SearchTask): SearchMeasure {
  const folder = mkdtempSync(join(tmpdir(), 'search-bench-'))
  const file = join(folder, 'task.json')
  try {
    writeFileSync(file, JSON.stringify(task))
    const program = join(import.meta.dirname, 'measure-search.ts')
    const output = execFileSync('node', ['--expose-gc', '--import', 'tsx', program, file], {
      encoding: 'utf8',
    })
    return JSON.parse(output)
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

function countLetters(pages: readonly SearchPage[]): number {
  return pages
    .flatMap(({ title, sections }) => [
      title,
      ...sections.flatMap(({ heading, text, code }) => [heading, text, code]),
    ])
    .reduce((sum, text) => sum + text.length, 0)
}

function formatThousands(value: number): string {
  return (value / 1000).toFixed(0)
}
