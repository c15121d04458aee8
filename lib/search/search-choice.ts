import type { FoundPage } from './search-answer'
import { searchGuides } from './search-guides'

/** A place that the search box leads to: a page, or a heading of one. */
export interface SearchChoice {
  /** From the root of the site, without base path. */
  route: string
  /** The id of the heading; empty for the page as a whole. */
  id: string
  label: string
  /** Where it belongs, as a quiet line beside the label; may be empty. */
  context: string
  /** Where the words stand that were asked for, when nothing else says so. It is of one answer alone, so it is not kept. */
  reason?: string
}

/** Choices that belong together. */
export interface ChoiceGroup {
  label: string
  /** The label stands above the choices; without it, the first choice says the same. */
  hasTitle: boolean
  choices: readonly SearchChoice[]
}

/** Where a choice leads, from the root of the site. */
export function composeChoiceAddress({ route, id }: SearchChoice): string {
  return id === '' ? route : `${route}#${id}`
}

/** One group for each page that was found: first the page itself, then its headings. */
export function groupFoundPages(pages: readonly FoundPage[]): ChoiceGroup[] {
  return pages.map(({ route, title, trail, sections, isAtTop }) => ({
    label: title,
    hasTitle: false,
    choices: [
      {
        route,
        id: '',
        label: title,
        context: trail.join(' › ') || nameTopPage(route),
        ...(isAtTop ? { reason: 'in the first lines' } : {}),
      },
      ...sections.map(({ heading, id }) => ({ route, id, label: heading, context: title })),
    ],
  }))
}

/** Where a page belongs that stands below no other: a guide as a whole, or the page that the site starts with. */
function nameTopPage(route: string): string {
  return searchGuides.find((guide) => guide.route === route)?.label ?? 'Home'
}

/** All choices in the order in which the arrow keys pass them. */
export function listChoices(groups: readonly ChoiceGroup[]): SearchChoice[] {
  return groups.flatMap(({ choices }) => choices)
}
