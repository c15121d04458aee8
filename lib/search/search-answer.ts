/** What a reader asks the search for. */
export interface SearchRequest {
  /** As it stands in the box. */
  query: string
  /** The guide that the results have to belong to, as in `SearchGuide.id`; any for none. */
  guide?: string | undefined
}

/** A part of a page that fits the query. */
export interface FoundSection {
  heading: string
  /** The id of the heading on its page. */
  id: string
}

/** A page that fits the query, with those of its parts that fit best. */
export interface FoundPage {
  /** From the root of the site, without base path. */
  route: string
  title: string
  /** The titles of the guide and the categories above the page, outermost first. */
  trail: readonly string[]
  /** At most three, in the order of the page. */
  sections: readonly FoundSection[]
  /** Nothing of this names a word that was asked for: the words stand before the first heading. */
  isAtTop?: true
}

/** The greatest number of pages of an answer. */
export const mostPages = 10

/** What the search answers. */
export interface SearchAnswer {
  /** The best first; `mostPages` at most. */
  pages: readonly FoundPage[]
  /** The words of the site that the query stands for, in lower case, for marking them. */
  words: readonly string[]
  /** When nothing fits in any guide: the query as the site would spell it, if something is near. */
  suggestion?: string | undefined
  /** When nothing fits in the guide that was asked for: how many pages fit in the others. */
  elsewhere?: number | undefined
}
