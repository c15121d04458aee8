import { rememberFor } from '../memory/remember'
import { collectIds, type ParsedPage } from '../pages/parse-page'
import type { Problem } from '../problem/problem'
import type { SiteData } from '../site/data-elements'
import { insertParts } from './insert-parts'

/** What the checks need to know of a page with the parts that are made from data. */
export interface ExpandedPage {
  ids: ReadonlySet<string>
  /** What is wrong with the parts. */
  problems: readonly Problem[]
}

/** The expanded pages of each reading of the data, which the facts of its pages stand for. */
const expandedPages = rememberFor((_facts: SiteData['pages']) => new WeakMap<ParsedPage, ExpandedPage>())

/** Puts the parts that are made from data into a copy of a page. The same page with the same data is expanded once. */
export function expandPage(page: ParsedPage, data: SiteData): ExpandedPage {
  const known = expandedPages(data.pages)
  const kept = known.get(page)
  if (kept) return kept
  const tree = structuredClone(page.tree)
  const problems = insertParts(tree, page, data)
  const expanded = { ids: collectIds(tree), problems }
  known.set(page, expanded)
  return expanded
}
