import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { createPageReader } from '../pages/create-page-reader'
import { formatProblem, type ProblemError } from '../problem/problem'
import { collectLinkTargets } from './collect-link-targets'
import { checkDataAddresses, readMeta, readSiteData } from './read-site-data'

const description = 'Where to start with a BinBar and what you need for it.'
const question = {
  question: 'Fit a BinBar',
  answer: 'From an empty spot on',
  href: '/docs/',
  status: 'draft',
}

const term = {
  term: 'container site',
  meaning: 'One spot with a container and a BinBar.',
  plainWords: [],
  forbidden: [],
  status: 'confirmed',
}

let root = ''

function write(file: string, text: string): void {
  mkdirSync(dirname(join(root, file)), { recursive: true })
  writeFileSync(join(root, file), text)
}

function writePage(file: string, title: string, body = ''): void {
  write(file, `---\ntitle: ${title}\ndescription: ${description}\nstatus: draft\n---\n\n${body}`)
}

function readTargets(redirects: ReadonlyMap<string, string> = new Map()) {
  const reader = createPageReader(root)
  return collectLinkTargets(reader, redirects, readSiteData(reader))
}

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'site-data-'))
  write('_meta.json', '{ "/": { "index": "Home", "docs": "Docs" } }')
  write('content/questions.json', JSON.stringify([question]))
  write('content/light-patterns.json', '[]')
  write('content/terms.json', JSON.stringify([term]))
  writePage('pages/index.mdx', 'Home page')
  writePage('pages/docs.mdx', 'Documentation')
})

afterEach(() => {
  rmSync(root, { recursive: true })
})

describe('readSiteData', () => {
  it('reads order, questions, light patterns, terms, and what other pages say of each page', () => {
    expect(readSiteData(createPageReader(root))).toEqual({
      meta: { '/': { index: { title: 'Home' }, docs: { title: 'Docs' } } },
      pages: new Map([
        ['/docs/', { title: 'Documentation', description, headings: new Map() }],
        ['/', { title: 'Home page', description, headings: new Map() }],
      ]),
      questions: [question],
      lightPatterns: [],
      terms: [term],
    })
  })

  it('leaves a page with wrong front matter to the check of that page', () => {
    write('pages/docs.mdx', '---\ntitel: Documentation\n---\n')
    expect([...readSiteData(createPageReader(root)).pages.keys()]).toEqual(['/'])
  })

  it('stops at mistakes in the questions', () => {
    write('content/questions.json', '[\n  {}\n]')
    expect(() => readSiteData(createPageReader(root))).toThrow(
      'content/questions.json:2: 0 > question: found nothing, expected text.',
    )
  })
})

describe('readMeta', () => {
  it.each([
    [
      'text',
      '{ "/": { "index": "Home" "docs": "Docs" } }',
      '_meta.json:1: found a mistake in the JSON text (CommaExpected), expected a comma after the entry before.',
    ],
    [
      'shape',
      '{ "/": { "index": "Home", "docs": { "titel": "Docs", "title": "Docs" } } }',
      '_meta.json:1: / > docs > titel: found the unknown key "titel", expected only "title", "page", "description", "hidden". Did you mean "title"?',
    ],
    [
      'pages',
      '{ "/": { "index": "Home" } }',
      'pages/docs.mdx: found a page that _meta.json does not name, expected in _meta.json, under "/", the line "docs": "its label".',
    ],
  ])('stops at mistakes of its %s', (_part, text, sentence) => {
    write('_meta.json', text)
    expect(() => readMeta(createPageReader(root))).toThrow(
      expect.objectContaining<Partial<ProblemError>>({ name: 'ProblemError', message: sentence }),
    )
  })
})

describe('collectLinkTargets', () => {
  it('knows pages with their ids, files and redirects', () => {
    write('public/images/a.png', '')
    writePage('pages/docs.mdx', 'Documentation', '## First\n')
    const redirects = new Map([['/old/', '/docs/']])
    expect(readTargets(redirects)).toEqual({
      pages: new Map([
        ['/docs/', new Set(['first'])],
        ['/', new Set()],
      ]),
      files: new Set(['/images/a.png']),
      redirects,
    })
  })

  it('counts the ids of imported parts, also of parts within parts, as ids of the page', () => {
    writePage(
      'pages/docs.mdx',
      'Documentation',
      "import Part from '../content/part.mdx'\n\n## Own\n\n<Part />\n",
    )
    write('content/part.mdx', "import Inner from './inner/part.mdx'\n\n## Of the part\n\n<Inner />\n")
    write('content/inner/part.mdx', "import Part from '../part.mdx'\n\n## Inside\n")
    const { pages } = readTargets()
    expect(pages.get('/docs/')).toEqual(new Set(['own', 'of-the-part', 'inside']))
    expect(pages.get('/')).toEqual(new Set())
  })
})

describe('checkDataAddresses', () => {
  it('names the question whose address leads nowhere, and the nearest address', () => {
    const targets = readTargets()
    const { questions } = readSiteData(createPageReader(root))
    expect(checkDataAddresses(questions, targets)).toEqual([])
    const wrong = questions.map((one) => ({ ...one, href: '/dosc/' }))
    expect(checkDataAddresses(wrong, targets).map(formatProblem)).toEqual([
      'content/questions.json: 0 > href (Fit a BinBar): found "/dosc/", which no page answers, expected the address of a page that exists. Did you mean "/docs/"?',
    ])
  })
})
