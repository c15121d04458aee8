import type { NavbarItem } from './navbar-schema'

/** The ids of all pages of the guides that items of the bar name, those in menus among them. */
export function listNamedDocs(items: readonly NavbarItem[]): string[] {
  return items.flatMap((item) => {
    if (item.type === 'doc') return [item.docId]
    const entries = 'items' in item ? item.items : 'itemsAfter' in item ? item.itemsAfter : undefined
    return listNamedDocs(entries ?? [])
  })
}
