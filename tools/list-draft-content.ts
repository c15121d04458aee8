import type { PageReader } from '../lib/pages/create-page-reader'
import { frontMatterSchema } from '../lib/pages/front-matter'
import { checkWithSchema } from '../lib/problem/check-with-schema'
import type { Question } from '../lib/site/questions-schema'
import { questionsFile } from '../lib/site/questions-schema'

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

/** All pages and data entries whose status is draft, in the order of their files. */
export function listDraftContent(reader: PageReader, questions: readonly Question[]): ContentStatus {
  const pages = reader.readPages().map(({ file, route, frontMatter }) => ({
    file,
    route,
    frontMatter: checkWithSchema(frontMatterSchema, frontMatter).value,
  }))
  const draftPages = pages.flatMap(({ file, route, frontMatter }) =>
    frontMatter?.status === 'draft' ? [{ file, route, name: frontMatter.title }] : [],
  )
  const draftQuestions = questions.flatMap(({ question, href, status }) =>
    status === 'draft' ? [{ file: questionsFile, route: href, name: question }] : [],
  )
  return { drafts: [...draftPages, ...draftQuestions], total: pages.length + questions.length }
}
