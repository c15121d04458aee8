import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { readSearchPage } from '../lib/search/read-search-page'
import type { SearchPage } from '../lib/search/search-page'
import { listBuiltRoutes } from './list-built-routes'

/** The pages of an export that can be found, in the order of their routes. */
export function readSearchPages(folder: string): SearchPage[] {
  return listBuiltRoutes(folder)
    .sort()
    .map((route) => readSearchPage(readFileSync(join(folder, route, 'index.html'), 'utf8'), route))
    .filter((page): page is SearchPage => page !== undefined)
}
