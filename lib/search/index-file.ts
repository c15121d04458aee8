/** The index of the pages of one guide, as it is shipped. */
export interface IndexFile {
  /** The id of the guide, or `noGuide` of `search-files.ts`. */
  guide: string
  pages: readonly { route: string; title: string; trail: readonly string[] }[]
  /** The number of the page in `pages`, the heading and its id, for each section. */
  sections: readonly (readonly [page: number, heading: string, id: string])[]
  /** All words, in the order of their letters; an identifier in one of its spellings, the others in lower case. */
  words: readonly string[]
  /**
   * Where each word stands: the first place, and from there on the distance of each place to the one before.
   * A place is made by `composePlace`.
   */
  places: readonly (readonly number[])[]
}

/**
 * What a word can stand in, from what counts most: the title of the page, the heading of the section, its text
 * (several times, or once or twice), its code.
 */
export const searchFields = ['title', 'heading', 'topic', 'text', 'code'] as const

/** One of them. */
export type SearchField = (typeof searchFields)[number]

/** One number for the section and the field that a word stands in. */
export function composePlace(section: number, field: SearchField): number {
  return section * searchFields.length + searchFields.indexOf(field)
}

/** The number of the section of a place, and the number of the field in `searchFields`. */
export function readPlace(place: number): { section: number; field: number } {
  const field = place % searchFields.length
  return { section: (place - field) / searchFields.length, field }
}
