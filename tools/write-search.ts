import { mkdirSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { createPageReader } from '../lib/pages/create-page-reader'
import { throwProblems } from '../lib/problem/problem'
import { checkSynonyms } from '../lib/search/check-synonyms'
import { loadSearch } from '../lib/search/search-files'
import { synonymsFile, synonymsSchema } from '../lib/search/synonyms-schema'
import { readDataFile } from '../lib/site/read-data-file'
import { readMeta } from '../lib/site/read-site-data'
import { termsFile, termsSchema } from '../lib/terms/terms-schema'
import { composeSearch } from './compose-search'

/**
 * Writes the files of the search into an export.
 *
 * @param root folder of the project
 * @param folder folder of the export
 * @returns how many pages can be found, by how many words
 * @throws ProblemError for synonyms that lead nowhere
 */
export async function writeSearch(root: string, folder: string): Promise<{ pages: number; words: number }> {
  const ownSynonyms = readDataFile(root, synonymsFile, synonymsSchema)
  const synonyms = [...readDataFile(root, termsFile, termsSchema), ...ownSynonyms]
  const files = composeSearch({ folder, meta: readMeta(createPageReader(root)), synonyms })
  const index = await loadSearch(async (path) => files.get(path))
  throwProblems(checkSynonyms(ownSynonyms, index))
  for (const [path, content] of files) {
    const file = join(folder, path)
    mkdirSync(dirname(file), { recursive: true })
    writeFileSync(file, JSON.stringify(content))
  }
  return { pages: index.pages.length, words: index.words.length }
}
