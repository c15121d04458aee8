/** A guide that the search can be narrowed to. */
export interface SearchGuide {
  /** The key of the guide in `_meta.json`. */
  id: string
  label: string
  /** The page that lists what the guide holds. */
  route: string
}

/** The guides in the order of the filter. */
export const searchGuides: readonly SearchGuide[] = [
  { id: 'client-application', label: 'Client application', route: '/docs/category/client-application/' },
  { id: 'binbar', label: 'BinBar', route: '/docs/category/binbar/' },
  { id: 'api', label: 'API', route: '/docs/category/api/' },
]
