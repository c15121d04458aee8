import { posix } from 'node:path'
import type { LinkTargets } from '../links/check-address'
import type { PageReader } from '../pages/create-page-reader'
import { listFiles } from '../pages/list-files'
import type { ParsedPage } from '../pages/parse-page'

/**
 * Everything that an address in the sources can lead to: pages with the ids of their text (and of
 * the parts that they import), files in `public/`, redirects.
 */
export function collectLinkTargets(reader: PageReader, redirects: ReadonlyMap<string, string>): LinkTargets {
  const pages = new Map(reader.readPages().map((page) => [page.route, collectAllIds(page, reader)]))
  const files = new Set(listFiles(reader.root, 'public').map((file) => file.replace(/^public/, '')))
  return { pages, files, redirects }
}

function collectAllIds(page: ParsedPage, reader: PageReader): Set<string> {
  const ids = new Set(page.ids)
  for (const part of readImports(page, reader)) for (const id of part.ids) ids.add(id)
  return ids
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
