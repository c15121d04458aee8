import { listGuides } from '../navigation/list-guides'
import type { Meta } from '../navigation/meta-schema'
import { findNearest } from '../problem/find-nearest'
import { type Problem, quote } from '../problem/problem'
import { type SiteConfig, siteConfigFile } from '../site/site-config-schema'
import { findDoc, findSidebar, listDocIds } from '../versions/find-counterpart'
import type { NavbarEntry, NavbarItem } from './navbar-schema'

/** What a check found wrong with one item, and the key of the item that is to be looked at. */
type Fault = Pick<Problem, 'found' | 'expected' | 'nearest' | 'choices'> & { key?: string }

/**
 * Checks the items of the navbar, and the versions of the docs, against the pages: each version, doc and
 * sidebar that they name exists and leads somewhere.
 */
export function checkNavbar(config: SiteConfig, meta: Meta): Problem[] {
  const { versions } = config.docs
  const missing = versions.filter(({ path }) => meta[path] === undefined)
  if (missing.length > 0) return missing.map(({ name, path }) => describeMissingFolder(name, path, meta))
  return config.navbar.items.flatMap((item, index) =>
    [item, ...listNested(item)].flatMap((entry) => {
      const fault = findFault(entry, config, meta)
      if (!fault) return []
      const { key, ...problem } = fault
      const subject = [`navbar > items > ${index} (${entry.type})`, ...(key ? [key] : [])].join(' > ')
      return [{ file: siteConfigFile, subject, ...problem }]
    }),
  )
}

function describeMissingFolder(name: string, path: string, meta: Meta): Problem {
  return {
    file: siteConfigFile,
    subject: `docs > versions > ${name}`,
    found: `the path ${quote(path)}, which _meta.json has no entries for`,
    expected: 'a folder of _meta.json',
    nearest: findNearest(path, Object.keys(meta)),
  }
}

function listNested(item: NavbarItem): NavbarEntry[] {
  if (item.type === 'docsVersionDropdown') return item.itemsAfter ?? []
  return 'items' in item ? item.items : []
}

function findFault(item: NavbarItem, { docs }: SiteConfig, meta: Meta): Fault | undefined {
  const versions = docs.versions.map((version) => ({ version, guides: listGuides(meta, version.path) }))
  const searched = `in the versions searched: ${listWords(docs.versions.map(({ name }) => name))}`
  switch (item.type) {
    case 'docsVersionDropdown': {
      const names = docs.versions.map(({ name }) => name)
      const unknown = item.versions?.find((name) => !names.includes(name))
      if (unknown === undefined) return undefined
      return { key: 'versions', ...describeUnknown('version', unknown, names, 'in docs > versions') }
    }
    case 'doc': {
      if (versions.some(({ version, guides }) => findDoc(item.docId, version, guides))) return undefined
      const ids = versions.flatMap(({ version, guides }) => listDocIds(version, guides))
      return describeUnknown('doc', item.docId, ids, searched)
    }
    case 'docSidebar': {
      const found = versions.map(({ guides }) => findSidebar(item.sidebarId, guides)).filter(Boolean)
      if (found.length === 0) {
        const ids = versions.flatMap(({ guides }) => guides.map(({ id }) => id))
        return describeUnknown('sidebar', item.sidebarId, ids, searched)
      }
      if (found.some((sidebar) => sidebar?.route !== undefined)) return undefined
      return {
        found: `the sidebar ${quote(item.sidebarId)}, which has nothing to link to`,
        expected: 'a sidebar with at least one page',
      }
    }
    default:
      return undefined
  }
}

function describeUnknown(kind: string, name: string, names: readonly string[], where: string): Fault {
  const known = [...new Set(names)]
  return {
    found: `the ${kind} ${quote(name)}, which does not exist ${where}`,
    expected: 'one of these',
    nearest: findNearest(name, known),
    choices: known,
  }
}

function listWords(words: readonly string[]): string {
  return words.map((word) => quote(word)).join(', ')
}
