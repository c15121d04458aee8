import { mkdirSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { createPageReader } from '../lib/pages/create-page-reader'
import { throwProblems } from '../lib/problem/problem'
import { checkSynonyms } from '../lib/search/check-synonyms'
import { loadSearchIndex } from '../lib/search/search-files'
import { readMeta } from '../lib/site/read-site-data'
import { composeSearch } from './compose-search'
import { readSynonyms } from './read-search-data'

/**
 * Writes the files of the search into an export.
 *
 * @param root folder of the project
 * @param folder folder of the export
 * @returns how many pages can be found, by how many words
 * @throws ProblemError for synonyms that lead nowhere
 */
export async function writeSearch(root: string, folder: string): Promise<{ pages: number; words: number }> {
  const { ofTerms, others } = readSynonyms(root)
  const synonyms = [...ofTerms, ...others]
  const files = composeSearch({ folder, meta: readMeta(createPageReader(root)), synonyms })
  const index = await loadSearchIndex(async (path) => files.get(path))
  throwProblems(checkSynonyms(others, index))
  for (const [path, content] of files) {
    const file = join(folder, path)
    mkdirSync(dirname(file), { recursive: true })
    writeFileSync(file, JSON.stringify(content))
  }
  return { pages: index.pages.length, words: index.words.length }
}
