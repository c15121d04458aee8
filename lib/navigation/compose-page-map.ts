import type { PageMapItem } from 'nextra'
import { toPageMapRoute } from '../pages/route'
import { listEntries, type MetaEntry } from './meta-entries'
import type { Meta } from './meta-schema'

/** What the page map tells of a page beyond `_meta.json`, by its route. */
type PagesOfMap = ReadonlyMap<string, { paginationLabel?: string | undefined }>

/**
 * The page map that Nextra's theme works on, made from `_meta.json`. It goes into every page's script, so it
 * holds addresses, order, labels and what few pages call themselves to their neighbours, and nothing else.
 *
 * A category whose page lives elsewhere (`/docs/category/…`) becomes a folder with that page's
 * address, followed by a page of the same name: Nextra merges the two into a folder that is a link.
 */
export function composePageMap(meta: Meta, pages: PagesOfMap = new Map(), folder = '/'): PageMapItem[] {
  const entries = listEntries(meta, folder)
  const labels = Object.fromEntries(entries.map((entry) => [nameOf(entry), composeLabel(entry)]))
  return [{ data: labels }, ...entries.flatMap((entry) => composeItems(meta, pages, entry))]
}

function composeItems(meta: Meta, pages: PagesOfMap, entry: MetaEntry): PageMapItem[] {
  const name = nameOf(entry)
  const address = entry.isCategory ? (entry.categoryPage ?? entry.route) : entry.route
  const paginationLabel = pages.get(address)?.paginationLabel
  const page: PageMapItem = {
    name,
    route: toPageMapRoute(address),
    frontMatter: paginationLabel === undefined ? {} : { paginationLabel },
  }
  if (!entry.isCategory) return [page]
  const folder: PageMapItem = { name, route: page.route, children: composePageMap(meta, pages, entry.route) }
  return entry.categoryPage ? [folder, page] : [folder]
}

function composeLabel({ title, hidden }: MetaEntry) {
  return hidden ? { title, display: 'hidden' } : { title }
}

/** Nextra finds the label of an item by its name, so a route from elsewhere needs a plain name. */
function nameOf({ key }: MetaEntry): string {
  return key.startsWith('/') ? key.split('/').filter(Boolean).join('-') : key
}
