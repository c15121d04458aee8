import { isErrorRoute, routeToFile } from '../pages/route'
import { findNearest } from '../problem/find-nearest'
import { type Problem, quote, shorten } from '../problem/problem'
import type { SourceText } from '../problem/source-text'
import { listAllEntries, type MetaEntry, pageOfEntry } from './meta-entries'
import { type Meta, metaFile } from './meta-schema'
import { longestList } from './shorten-list'

/**
 * Checks `_meta.json` against the pages: each name has its page, each folder is named by an entry,
 * each page is named exactly once, and each long category has a page. Folders that no entry names are reported alone.
 *
 * @param pages the file of each page, by its route
 */
export function checkMeta(meta: Meta, source: SourceText, pages: ReadonlyMap<string, string>): Problem[] {
  const entries = listAllEntries(meta)
  const unnamedFolders = findUnnamedFolders(meta, entries, source)
  // A slip in a folder's key would make each entry and each page below it a mistake, too.
  if (unnamedFolders.length > 0) return unnamedFolders
  const named = new Map<string, MetaEntry>()
  const folders = new Map<string, MetaEntry>()
  const problems: Problem[] = []
  for (const entry of entries) {
    if (entry.isCategory) {
      const earlier = folders.get(entry.route)
      if (earlier) problems.push(describeTwice(entry, earlier, `folder ${entry.route}`, source))
      folders.set(entry.route, entry)
    }
    const route = pageOfEntry(entry)
    if (route === undefined) continue
    const earlier = named.get(route)
    if (earlier) problems.push(describeTwice(entry, earlier, `page ${route}`, source))
    else if (!pages.has(route)) problems.push(describeMissingPage(entry, route, source, pages))
    named.set(route, entry)
  }
  return [
    ...problems,
    ...entries
      .filter((entry) => entry.categoryPage && !entry.isCategory)
      .map((entry) => describeLonePage(entry, source)),
    ...entries.flatMap((entry) => checkLength(entry, meta, source)),
    ...findUnnamedPages(meta, named, pages),
  ]
}

function describeMissingPage(
  { folder, key, isCategory }: MetaEntry,
  route: string,
  source: SourceText,
  pages: ReadonlyMap<string, string>,
): Problem {
  const path = isCategory ? [folder, key, 'page'] : [folder, key]
  return {
    file: source.file,
    line: source.lineOf(path),
    subject: path.join(' > '),
    found: `the page ${shorten(route)}, which does not exist`,
    expected: `a page that exists, or a new file ${shorten(routeToFile(route))}`,
    nearest: findNearest(route, pages.keys()),
  }
}

function describeTwice(
  { folder, key }: MetaEntry,
  earlier: MetaEntry,
  what: string,
  source: SourceText,
): Problem {
  return {
    file: source.file,
    line: source.lineOf([folder, key]),
    subject: `${folder} > ${key}`,
    found: `the ${shorten(what)} a second time`,
    expected: `each ${what.split(' ')[0]} once; it already stands at ${shorten(`${earlier.folder} > ${earlier.key}`)}`,
  }
}

function describeLonePage({ folder, key, route }: MetaEntry, source: SourceText): Problem {
  return {
    file: source.file,
    line: source.lineOf([folder, key, 'page']),
    subject: `${folder} > ${key} > page`,
    found: 'a category page for an entry that is no category',
    expected: `"page" only where ${quote(route)} lists the entries of a folder`,
  }
}

/** Of a long category the sidebar shows some entries alone. What stands in `/` are the bodies of documentation. */
function checkLength({ folder, key, ...entry }: MetaEntry, meta: Meta, source: SourceText): Problem[] {
  const count = Object.values(meta[entry.route] ?? {}).filter(({ hidden }) => !hidden).length
  if (folder === '/' || !entry.isCategory || entry.categoryPage || count <= longestList) return []
  return [
    {
      file: source.file,
      line: source.lineOf([folder, key]),
      subject: `${folder} > ${key}`,
      found: `a category of ${count} entries without a page`,
      expected: `"page" with the page that lists them, since the sidebar shows all entries of a category up to ${longestList} alone`,
    },
  ]
}

function findUnnamedFolders(meta: Meta, entries: MetaEntry[], source: SourceText): Problem[] {
  const folders = new Set(entries.filter((entry) => entry.isCategory).map((entry) => entry.route))
  return Object.keys(meta)
    .filter((folder) => folder !== '/' && !folders.has(folder))
    .map((folder) => ({
      file: source.file,
      line: source.lineOf([folder]),
      subject: folder,
      found: 'a folder that no entry names',
      expected: `an entry for it in the folder around it, ${quote(parentOf(folder))}`,
      nearest: findNearest(
        folder,
        entries.map((entry) => entry.route).filter((route) => !meta[route]),
      ),
    }))
}

function findUnnamedPages(
  meta: Meta,
  named: ReadonlyMap<string, MetaEntry>,
  pages: ReadonlyMap<string, string>,
): Problem[] {
  return [...pages]
    .filter(([route]) => !named.has(route) && !isErrorRoute(route))
    .map(([route, file]) => {
      const [folder, key] = meta[route] ? [route, 'index'] : [parentOf(route), lastPartOf(route)]
      return {
        file,
        found: `a page that ${metaFile} does not name`,
        expected: `in ${metaFile}, under ${quote(folder)}, the line ${quote(key)}: "its label"`,
      }
    })
}

function parentOf(route: string): string {
  return route.replace(/[^/]+\/$/, '')
}

function lastPartOf(route: string): string {
  return route.split('/').at(-2) || 'index'
}
