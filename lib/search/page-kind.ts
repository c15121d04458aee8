/** What a page is for, as far as it decides which of two pages that fit alike comes first. */
export type PageKind = 'guide' | 'api' | 'reference' | 'category' | 'note'

const referenceFolder = /^\/docs\/api\/(?:objects|inputs|enums|scalars|directives|queries|mutations)\//

/** The kind of a page, by its place among the others. */
export function readPageKind(route: string): PageKind {
  if (route.startsWith('/docs/category/')) return 'category'
  if (route.includes('/release-notes/')) return 'note'
  if (referenceFolder.test(route)) return 'reference'
  return route.startsWith('/docs/api/') ? 'api' : 'guide'
}
