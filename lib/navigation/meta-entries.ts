import type { Meta } from './meta-schema'

/** One entry of `_meta.json` with its address worked out. */
export interface MetaEntry {
  /** The folder that the entry stands in, as a route. */
  folder: string
  /** The key as written. */
  key: string
  title: string
  hidden: boolean
  /** The route of the page or folder that the key names. */
  route: string
  /** For a category: the route of its page, if it has one. */
  categoryPage: string | undefined
  /** For a category: what its card says. */
  description: string | undefined
  /** True when the entry names a folder that has entries of its own. */
  isCategory: boolean
}

/** The entries of one folder, in their order. A folder without entries has none. */
export function listEntries(meta: Meta, folder: string): MetaEntry[] {
  return Object.entries(meta[folder] ?? {}).map(([key, { title, hidden, page, description }]) => {
    const route = keyToRoute(folder, key)
    const isCategory = key !== 'index' && !key.startsWith('/') && meta[route] !== undefined
    return { folder, key, title, hidden: hidden ?? false, route, categoryPage: page, description, isCategory }
  })
}

/** All entries of all folders. */
export function listAllEntries(meta: Meta): MetaEntry[] {
  return Object.keys(meta).flatMap((folder) => listEntries(meta, folder))
}

/** The pages that an entry itself leads to: its category page or its own page. */
export function pageOfEntry({ isCategory, categoryPage, route }: MetaEntry): string | undefined {
  return isCategory ? categoryPage : route
}

function keyToRoute(folder: string, key: string): string {
  if (key.startsWith('/')) return key
  return key === 'index' ? folder : `${folder}${key}/`
}
