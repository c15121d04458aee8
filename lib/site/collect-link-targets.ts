import { posix } from 'node:path'
import type { LinkTargets } from '../links/check-address'
import { expandPage } from '../page-parts/expand-page'
import type { PageReader } from '../pages/create-page-reader'
import { listFiles } from '../pages/list-files'
import type { ParsedPage } from '../pages/parse-page'
import type { SiteData } from './data-elements'

/**
 * Everything that an address in the sources can lead to: pages with the ids of their text, of their
 * parts made from data and of the parts that they import; files in `public/`; redirects.
 */
export function collectLinkTargets(
  reader: PageReader,
  redirects: ReadonlyMap<string, string>,
  data: SiteData,
): LinkTargets {
  const pages = new Map(reader.readPages().map((page) => [page.route, collectAllIds(page, reader, data)]))
  const files = new Set(listFiles(reader.root, 'public').map((file) => file.replace(/^public/, '')))
  return { pages, files, redirects }
}

function collectAllIds(page: ParsedPage, reader: PageReader, data: SiteData): Set<string> {
  return new Set([page, ...readImports(page, reader)].flatMap((text) => [...expandPage(text, data).ids]))
}

/** The MDX parts that a page imports, with the parts that they import in turn; each part once. */
export function readImports(page: ParsedPage, reader: PageReader): ParsedPage[] {
  const parts = new Map<string, ParsedPage>()
  const addImportsOf = ({ file, imports }: ParsedPage) => {
    for (const path of imports) {
      const part = reader.readPage(posix.join(posix.dirname(file), path))
      if (!part || parts.has(part.file)) continue
      parts.set(part.file, part)
      addImportsOf(part)
    }
  }
  addImportsOf(page)
  return [...parts.values()]
}
