import type { LightPattern } from '../lights/light-pattern-schema'
import { listEntries, type MetaEntry, pageOfEntry } from '../navigation/meta-entries'
import type { Meta } from '../navigation/meta-schema'
import type { ApiData } from '../reference/api-data'
import type { Term } from '../terms/terms-schema'
import type { Question } from './questions-schema'

/** What a card, a link to a release or a question shows: plain values that fit into a page's script. */
export interface PageCard {
  title: string
  href: string
  description: string
  /** True for a category, which holds pages of its own. */
  isCategory: boolean
}

/** What data elements are filled from. */
export interface SiteData {
  meta: Meta
  /** What other pages say of each page, by its route. */
  pages: ReadonlyMap<string, PageFacts>
  questions: readonly Question[]
  lightPatterns: readonly LightPattern[]
  terms: readonly Term[]
  /** The schema of the API with what goes with it; left out in a project without one. */
  api?: ApiData | undefined
}

/** What other pages can say of a page. */
export interface PageFacts {
  title: string
  description: string
  /** The text of each heading that the page's file holds, by its id. */
  headings: ReadonlyMap<string, string>
}

/**
 * Elements that a writer puts into a page and that the build fills with data: `<CategoryCards
 * of="/docs/api/" />` gets `cards`. Each entry names the property that it fills, whether the element
 * takes a folder in `of`, and how its data are made.
 */
export const dataElements: Record<string, DataElement> = {
  CategoryCards: { property: 'cards', takesFolder: true, collect: collectCards },
  LatestRelease: {
    property: 'release',
    takesFolder: true,
    collect: (data, folder) => collectCards(data, folder)[0],
  },
  PopularQuestions: { property: 'questions', takesFolder: false, collect: (data) => data.questions },
}

/** One kind of data element. `collect` gets a folder that exists, or an empty string if it takes none. */
export interface DataElement {
  property: string
  takesFolder: boolean
  collect: (data: SiteData, folder: string) => unknown
}

function collectCards(data: SiteData, folder: string): PageCard[] {
  return listEntries(data.meta, folder)
    .filter((entry) => !entry.hidden)
    .map((entry) => toCard(entry, data))
    .filter((card) => card !== undefined)
}

/**
 * A category without a page leads to its first page that is not hidden. The card of a category says what
 * `_meta.json` says of it, else how many entries it has; that of a page says what its front matter says.
 */
function toCard(entry: MetaEntry, data: SiteData): PageCard | undefined {
  const { title, isCategory } = entry
  const own = pageOfEntry(entry)
  const href = own ?? findFirstPage(entry, data.meta)
  if (href === undefined) return undefined
  const description = isCategory
    ? (entry.description ?? countEntries(data.meta, entry.route))
    : (data.pages.get(href)?.description ?? '')
  return { title, href, description, isCategory }
}

function findFirstPage(entry: MetaEntry, meta: Meta): string | undefined {
  for (const child of listEntries(meta, entry.route).filter(({ hidden }) => !hidden)) {
    const page = pageOfEntry(child) ?? findFirstPage(child, meta)
    if (page !== undefined) return page
  }
  return undefined
}

function countEntries(meta: Meta, folder: string): string {
  const count = listEntries(meta, folder).filter((entry) => !entry.hidden).length
  return count === 1 ? '1 item' : `${count} items`
}
