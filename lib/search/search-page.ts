/** A page as the search knows it: what a reader sees of it, section by section. */
export interface SearchPage {
  /** From the root of the site, without base path. */
  route: string
  title: string
  /** The titles of the guide and the categories above it, outermost first. */
  trail: readonly string[]
  /** The first one stands before all headings. */
  sections: readonly SearchSection[]
}

/** What stands on a page from one heading to the next. */
export interface SearchSection {
  /** Empty before the first heading, like its id. */
  heading: string
  id: string
  /** Without code blocks. */
  text: string
  /** The code blocks. */
  code: string
}
