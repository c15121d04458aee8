import { readFileSync } from 'node:fs'
import { loadIndex } from '../../lib/search/load-index'
import { unpackIndex } from '../../lib/search/pack-index'
import { search } from '../../lib/search/search'
import { collectSynonyms } from '../../lib/search/synonyms'
import type { SearchMeasure, SearchTask } from './search-task'

/*
 * Loads one index and asks it, in a process of its own: what a process held before cannot blur its memory. Reads a
 * `SearchTask` from the file that is named, prints a `SearchMeasure`.
 */
const {
  index: packed,
  synonyms,
  queries,
}: SearchTask = JSON.parse(readFileSync(process.argv[2] ?? '', 'utf8'))
const text = JSON.stringify(packed)
const before = readMemory()
const start = performance.now()
const index = loadIndex([unpackIndex(JSON.parse(text))], collectSynonyms(synonyms))
const loadTime = performance.now() - start
const memory = readMemory() - before
const queryTimes = queries.map((query) => {
  const asked = performance.now()
  search({ query }, index)
  return performance.now() - asked
})
const measure: SearchMeasure = { loadTime, memory, queryTimes, words: index.words.length }
process.stdout.write(JSON.stringify(measure))

function readMemory(): number {
  for (let turn = 0; turn < 3; turn++) global.gc?.()
  return process.memoryUsage().heapUsed
}
