import type { PackedIndex } from '../../lib/search/pack-index'
import type { SynonymSource } from '../../lib/search/synonyms'

/** What `measure-search.ts` is given. */
export interface SearchTask {
  index: PackedIndex
  synonyms: readonly SynonymSource[]
  queries: readonly string[]
}

/** What it finds: times in milliseconds, memory in bytes. */
export interface SearchMeasure {
  loadTime: number
  memory: number
  queryTimes: number[]
  words: number
}
