import { listGuides } from '../lib/navigation/list-guides'
import type { Meta } from '../lib/navigation/meta-schema'
import type { NavigationItem } from '../lib/navigation/navigation'
import { composeIndexFile } from '../lib/search/compose-index-file'
import { packIndex } from '../lib/search/pack-index'
import { composeSearchPath, indexedGuides, noGuide, synonymsName } from '../lib/search/search-files'
import type { SynonymSource } from '../lib/search/synonyms'
import { readSearchPages } from './read-search-pages'

/** What the index is made of. */
export interface SearchSource {
  /** Folder of the export. */
  folder: string
  meta: Meta
  synonyms: readonly SynonymSource[]
}

/**
 * Makes the files of the search from the pages of an export: one index for each guide, and the synonyms.
 *
 * @returns the content of each file by its path in the export
 */
export function composeSearch({ folder, meta, synonyms }: SearchSource): Map<string, unknown> {
  const guides = mapGuides(listGuides(meta, '/docs/'))
  const pages = readSearchPages(folder)
  return new Map<string, unknown>([
    [
      composeSearchPath(synonymsName),
      synonyms.map(({ term, plainWords, page }) => ({ term, plainWords, page })),
    ],
    ...indexedGuides.map((guide): [string, unknown] => {
      const ofGuide = pages.filter(({ route }) => (guides.get(route) ?? noGuide) === guide)
      return [composeSearchPath(guide), packIndex(composeIndexFile(guide, ofGuide))]
    }),
  ])
}

/** The guide of each route below it. */
function mapGuides(guides: readonly NavigationItem[]): Map<string, string> {
  const byRoute = new Map<string, string>()
  const add = (item: NavigationItem, guide: string) => {
    if (item.route) byRoute.set(item.route, guide)
    for (const child of item.children) add(child, guide)
  }
  for (const guide of guides) add(guide, guide.id)
  return byRoute
}
