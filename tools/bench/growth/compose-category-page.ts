/** What a generated page that lists a category says of itself. */
export interface CategoryPage {
  title: string
  /** The folder that it lists, as a route. */
  folder: string
}

/** The text of a page that lists the entries of a category as cards, as those of the site do. */
export function composeCategoryPage({ title, folder }: CategoryPage): string {
  return `---
title: ${JSON.stringify(title)}
description: ${JSON.stringify(`What belongs to the category ${title}, with a card for each of its pages.`)}
status: draft
---

Each page of this category has a card here, in the order of the sidebar. A card says in one sentence what its page explains, so that you can choose without opening one after the other. Where a category holds more pages than the sidebar shows, this page is the place that lists all of them.

If you know a word that stands on the page, the search is faster than this list. Each page of a category can be read by itself: it says at its top what you need before you start, and at its end where to go next.

<CategoryCards of="${folder}" />
`
}
