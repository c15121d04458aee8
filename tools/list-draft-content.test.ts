import { describe, expect, it } from 'vitest'
import { batteryLow } from '../lib/lights/battery-low.fixture'
import type { PageReader } from '../lib/pages/create-page-reader'
import { parsePage } from '../lib/pages/parse-page'
import type { Question } from '../lib/site/questions-schema'
import { listDraftContent } from './list-draft-content'

/** A reader of pages that are given by the lines of their front matter. */
function readerOf(pages: Record<string, string>): PageReader {
  const parsed = Object.entries(pages).map(([file, lines]) => parsePage(file, `---\n${lines}\n---\n`))
  return {
    root: '',
    listPages: () => parsed,
    findFile: () => undefined,
    readPages: () => parsed,
    readPage: () => undefined,
    listAskedFiles: () => [],
  }
}

const description = 'description: A page that is there to be counted by this test.'

const reader = readerOf({
  'pages/docs/a.mdx': `title: Lights\n${description}\nstatus: draft`,
  'pages/docs/b.mdx': `title: Battery\n${description}\nstatus: confirmed`,
  'pages/docs/index.mdx': `title: Overview\n${description}\nstatus: draft`,
})

const questions: Question[] = [
  { question: 'How is it fitted?', answer: 'In six steps', href: '/docs/a/', status: 'confirmed' },
  { question: 'Why is it red?', answer: 'All lights', href: '/docs/a/#red', status: 'draft' },
]

describe('listDraftContent', () => {
  it('lists what is to be confirmed: pages in the order of their files, then questions', () => {
    expect(listDraftContent(reader, { questions, lightPatterns: [], terms: [] }).drafts).toEqual([
      { file: 'pages/docs/a.mdx', route: '/docs/a/', name: 'Lights' },
      { file: 'pages/docs/index.mdx', route: '/docs/', name: 'Overview' },
      { file: 'content/questions.json', route: '/docs/a/#red', name: 'Why is it red?' },
    ])
  })

  it('counts all pages and questions, confirmed ones as well', () => {
    expect(listDraftContent(reader, { questions, lightPatterns: [], terms: [] }).total).toBe(5)
  })

  it('lists nothing when all is confirmed', () => {
    const confirmed = readerOf({ 'pages/index.mdx': `title: Home\n${description}\nstatus: confirmed` })
    expect(
      listDraftContent(confirmed, { questions: questions.slice(0, 1), lightPatterns: [], terms: [] }),
    ).toEqual({
      drafts: [],
      total: 2,
    })
  })

  it('leaves a page with a mistake in its front matter to the build', () => {
    const mistaken = readerOf({ 'pages/index.mdx': 'title: Home\nstatus: draft' })
    expect(listDraftContent(mistaken, { questions: [], lightPatterns: [], terms: [] })).toEqual({
      drafts: [],
      total: 0,
    })
  })

  it('lists a light pattern with its place on the page of the patterns', () => {
    const { drafts } = listDraftContent(readerOf({}), {
      questions: [],
      lightPatterns: [batteryLow],
      terms: [],
    })
    expect(drafts).toEqual([
      {
        file: 'content/light-patterns.json',
        route: '/docs/binbar/led-patterns/#battery-low',
        name: 'Battery low',
      },
    ])
  })
})
