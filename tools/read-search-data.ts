import type { ExpectedResult } from '../lib/search/evaluate-search'
import { expectedResultsSchema } from '../lib/search/expected-results-schema'
import { type SynonymSource, splitWords } from '../lib/search/synonyms'
import { synonymsFile, synonymsSchema } from '../lib/search/synonyms-schema'
import { readDataFile } from '../lib/site/read-data-file'
import { type Term, termsFile, termsSchema } from '../lib/terms/terms-schema'

/** The list of queries that the search is tried with. */
export const queriesFile = 'tests/search/queries.json'

/** A list of queries with the pages that are right for them. Throws a `ProblemError` when it has mistakes. */
export function readQueries(root: string, file = queriesFile): ExpectedResult[] {
  return readDataFile(root, file, expectedResultsSchema)
}

/** The words that people search with: those of the glossary, and the others. */
export interface SearchSynonyms {
  ofTerms: SynonymSource[]
  others: SynonymSource[]
}

/** What writers are not to call something, readers call it all the same. */
function addForbidden({ term, plainWords, forbidden, page }: Term): SynonymSource {
  const known = new Set([term, ...plainWords].map(composeName))
  const others = new Map(forbidden.map((name) => [composeName(name), name]))
  return {
    term,
    page,
    plainWords: [...plainWords, ...[...others].filter(([name]) => !known.has(name)).map(([, name]) => name)],
  }
}

function composeName(text: string): string {
  return splitWords(text).join(' ')
}

/** Reads both lists. Throws a `ProblemError` when one has mistakes. */
export function readSynonyms(root: string): SearchSynonyms {
  return {
    ofTerms: readDataFile(root, termsFile, termsSchema).map(addForbidden),
    others: readDataFile(root, synonymsFile, synonymsSchema),
  }
}
