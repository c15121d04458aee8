import { loadIndex, type SearchIndex } from './load-index'
import { type PackedIndex, unpackIndex } from './pack-index'
import { searchGuides } from './search-guides'
import { collectSynonyms, type SynonymSource } from './synonyms'

/** The folder of the files of the search, in the export and in addresses. */
export const searchFolder = 'search'

/** The guide of the pages that belong to none. */
export const noGuide = 'site'

/** The guides that have an index, each in a file of its name. */
export const indexedGuides: readonly string[] = [...searchGuides.map(({ id }) => id), noGuide]

/** The file of the glossary and its synonyms. */
export const synonymsName = 'synonyms'

/** The path of a file of the search, from the root of the site. */
export function composeSearchPath(name: string): string {
  return `${searchFolder}/${name}.json`
}

/**
 * Loads everything that is needed to search.
 *
 * @param read gives the content of a file of the search by its path from the root of the site; its errors are passed on
 */
export async function loadSearchIndex(read: (path: string) => Promise<unknown>): Promise<SearchIndex> {
  const [synonyms, ...files] = await Promise.all(
    [synonymsName, ...indexedGuides].map((name) => read(composeSearchPath(name))),
  )
  return loadIndex((files as PackedIndex[]).map(unpackIndex), collectSynonyms(synonyms as SynonymSource[]))
}
