import { listEntries, pageOfEntry } from './meta-entries'
import type { Meta } from './meta-schema'
import type { NavigationItem } from './navigation'

/** The guides of a version of the docs, as the sidebar shows them, from `_meta.json`. */
export function listGuides(meta: Meta, folder: string, parent = ''): NavigationItem[] {
  return listEntries(meta, folder)
    .filter(({ hidden }) => !hidden)
    .map((entry) => {
      const id = `${parent}${entry.key}`
      const children = entry.isCategory ? listGuides(meta, entry.route, `${id}/`) : []
      return { id, title: entry.title, route: pageOfEntry(entry), children }
    })
}
