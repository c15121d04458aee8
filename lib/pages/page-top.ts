/** The top of a docs page, as far as it is plain text. */
export interface PageTop {
  /** Its heading. */
  title: string
  /** The breadcrumbs above it from its guide down, without the home page. The last one is the page itself. */
  trail: readonly string[]
  /** Whether a list of contents takes a part of the width. */
  hasContents: boolean
}
