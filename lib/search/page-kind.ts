/** What a page is for, as far as it decides which of two pages that fit alike comes first. */
export type PageKind = 'guide' | 'api' | 'reference' | 'category' | 'note'

/** How much a page of a kind counts: who types plain words looks for instructions, not for news. */
export const kindWeights: Record<PageKind, number> = {
  guide: 1.15,
  api: 1.08,
  reference: 1,
  category: 0.9,
  note: 0.72,
}

const referenceFolder = /^\/docs\/api\/(?:objects|inputs|enums|scalars|directives|queries|mutations)\//

/** The kind of a page, by its place among the others. */
export function readPageKind(route: string): PageKind {
  if (route.startsWith('/docs/category/')) return 'category'
  if (route.includes('/release-notes/')) return 'note'
  if (referenceFolder.test(route)) return 'reference'
  return route.startsWith('/docs/api/') ? 'api' : 'guide'
}
