import type { PageMapItem } from 'nextra'
import { toPageMapRoute } from '../pages/route'
import { listEntries, type MetaEntry } from './meta-entries'
import type { Meta } from './meta-schema'

/**
 * The page map that Nextra's theme works on, made from `_meta.json` alone. It goes into every page's
 * script, so it holds addresses, order and labels and nothing else.
 *
 * A category whose page lives elsewhere (`/docs/category/…`) becomes a folder with that page's
 * address, followed by a page of the same name: Nextra merges the two into a folder that is a link.
 */
export function composePageMap(meta: Meta, folder = '/'): PageMapItem[] {
  const entries = listEntries(meta, folder)
  const labels = Object.fromEntries(entries.map((entry) => [nameOf(entry), composeLabel(entry)]))
  return [{ data: labels }, ...entries.flatMap((entry) => composeItems(meta, entry))]
}

function composeItems(meta: Meta, entry: MetaEntry): PageMapItem[] {
  const name = nameOf(entry)
  if (!entry.isCategory) return [{ name, route: toPageMapRoute(entry.route), frontMatter: {} }]
  const children = composePageMap(meta, entry.route)
  const route = toPageMapRoute(entry.categoryPage ?? entry.route)
  const folder: PageMapItem = { name, route, children }
  return entry.categoryPage ? [folder, { name, route, frontMatter: {} }] : [folder]
}

function composeLabel({ title, hidden }: MetaEntry) {
  return hidden ? { title, display: 'hidden' } : { title }
}

/** Nextra finds the label of an item by its name, so a route from elsewhere needs a plain name. */
function nameOf({ key }: MetaEntry): string {
  return key.startsWith('/') ? key.split('/').filter(Boolean).join('-') : key
}
