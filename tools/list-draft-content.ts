import { lightPatternsFile, lightPatternsRoute } from '../lib/lights/light-pattern-schema'
import type { PageReader } from '../lib/pages/create-page-reader'
import { frontMatterSchema } from '../lib/pages/front-matter'
import { checkWithSchema } from '../lib/problem/check-with-schema'
import { provenanceFile } from '../lib/schema/provenance-schema'
import type { SiteData } from '../lib/site/data-elements'
import { questionsFile } from '../lib/site/questions-schema'
import { termsFile } from '../lib/terms/terms-schema'

/** One thing that waits to be confirmed by the product's owner. */
export interface DraftContent {
  file: string
  /** What it is called on the site. */
  name: string
  /** Where readers see it. */
  route: string
}

/** What waits to be confirmed, and how much of everything that is. */
export interface ContentStatus {
  drafts: DraftContent[]
  /** Number of pages and data entries in all. */
  total: number
}

/** What of the data files is counted. */
export type StatusData = Pick<SiteData, 'questions' | 'lightPatterns' | 'terms' | 'api'>

/** All pages, data entries and elements of the schema whose status is draft, in the order of their files. */
export function listDraftContent(
  reader: PageReader,
  { questions, lightPatterns, terms, api }: StatusData,
): ContentStatus {
  const pages = reader.readPages().flatMap(({ file, route, frontMatter }) => {
    const { value } = checkWithSchema(frontMatterSchema, frontMatter)
    return value ? [{ file, route, name: value.title, status: value.status }] : []
  })
  const entries = [
    ...pages,
    ...questions.map(({ question, href, status }) => ({
      file: questionsFile,
      route: href,
      name: question,
      status,
    })),
    ...lightPatterns.map(({ id, name, status }) => ({
      file: lightPatternsFile,
      route: `${lightPatternsRoute}#${id}`,
      name,
      status,
    })),
    ...terms.map(({ term, page, status }) => ({ file: termsFile, route: page ?? '', name: term, status })),
    ...listSchemaEntries(api),
  ]
  const drafts = entries
    .filter(({ status }) => status === 'draft')
    .map(({ file, name, route }) => ({ file, name, route }))
  return { drafts, total: entries.length }
}

/** Elements without a page of their own are seen on the page of what they are part of. */
function listSchemaEntries(api: SiteData['api']) {
  if (!api) return []
  return Object.entries(api.provenance.elements).map(([coordinate, { status }]) => {
    const [owner = ''] = coordinate.split(/[.(]/)
    const route = api.pages.get(coordinate) ?? api.pages.get(owner) ?? ''
    return { file: provenanceFile, route, name: coordinate, status }
  })
}
