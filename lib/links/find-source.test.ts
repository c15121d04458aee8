import { describe, expect, it } from 'vitest'
import { parsePage } from '../pages/parse-page'
import { findIdSource, findSource, type PageSources, type SourceFile } from './find-source'

const site = { basePath: '', siteUrl: 'https://help.example.com' }
const exportFile = 'out/docs/fit/index.html'

function readSources(mdx: readonly SourceFile[], data: readonly SourceFile[] = []): PageSources {
  const pages = mdx.map(({ file, text }) => parsePage(file, text))
  return { exportFile, pages, texts: [...mdx, ...data] }
}

function toFile(file: string, ...lines: string[]): SourceFile {
  return { file, text: lines.join('\n') }
}

describe('findSource in MDX', () => {
  const page = toFile(
    'pages/docs/fit.mdx',
    '---',
    'title: Fit',
    'canonical: /docs/install/',
    '---',
    '',
    'See [the lights](/docs/lights/).',
    '',
    'See [the light table](/docs/lights).',
    '',
    '<Card title="Battery" href="/docs/battery/">Change it</Card>',
    '',
    '<Releases all="/docs/releases/" />',
    '',
    '![The bar](/images/bar.svg)',
    '',
    '[Weight](</docs/weight and fill/#größe>)',
  )
  const part = toFile('content/note.mdx', 'Read [the next page](/docs/next/).')
  const sources = readSources([page, part])

  it.each([
    ['the link with the same text', { url: '/docs/lights/', text: 'the light table' }, 8],
    ['the first link when no text is the same', { url: '/docs/lights/', text: 'Lights' }, 6],
    ['an element', { url: '/docs/battery/', text: 'BatteryChange it' }, 10],
    ['another attribute of an element', { url: '/docs/releases/', text: 'All releases' }, 12],
    ['an image', { url: '/images/bar.svg', text: 'The bar' }, 14],
    ['a percent-encoded address', { url: '/docs/weight%20and%20fill/#gr%C3%B6%C3%9Fe', text: 'Weight' }, 16],
    ['the canonical address', { url: 'https://help.example.com/docs/install/', text: 'canonical' }, 3],
    ['the address of a link preview', { url: 'https://help.example.com/docs/install/', text: 'og:url' }, 3],
  ])('finds %s', (_name, wanted, line) => {
    expect(findSource(wanted, sources, site)).toEqual({ file: 'pages/docs/fit.mdx', line })
  })

  it('finds an address in a part that the page imports', () => {
    expect(findSource({ url: '/docs/next/', text: 'the next page' }, sources, site)).toEqual({
      file: 'content/note.mdx',
      line: 1,
    })
  })

  it('finds an address that was exported with a base path', () => {
    const wanted = { url: '/help/docs/lights/', text: 'the light table' }
    expect(findSource(wanted, sources, { ...site, basePath: '/help' })).toEqual({
      file: 'pages/docs/fit.mdx',
      line: 8,
    })
  })

  it('keeps query and hash apart from the page', () => {
    expect(findSource({ url: '/docs/lights/#red', text: 'the lights' }, sources, site)).toEqual({
      file: exportFile,
    })
  })

  it('names the exported file without a line when the address is written nowhere', () => {
    expect(findSource({ url: '/imprint/', text: 'Imprint' }, sources, site)).toEqual({ file: exportFile })
    expect(findSource({ url: '', text: '' }, sources, site)).toEqual({ file: exportFile })
  })
})

describe('findSource in data files', () => {
  const page = toFile('pages/docs/fit.mdx', 'See [the bar](/docs/binbar/).')
  const config = toFile(
    'site.config.ts',
    'export const siteConfig = {',
    "  url: 'https://help.example.com',",
    '  items: [',
    "    { label: 'BinBar', to: '/docs/binbar/' },",
    "    { label: 'Shop', to: '/shop' },",
    '  ],',
    '  redirects: [',
    "    { from: '/old/', to: '/docs/lights/' },",
    '    {',
    "      from: '/old%20name/',",
    "      to: '/docs/lights/',",
    '    },',
    '  ],',
    '}',
  )
  const meta = toFile(
    '_meta.json',
    '{',
    '  "/": { "docs": "Documentation" },',
    '  "/docs/": {',
    '    "index": "Start",',
    '    "lights": "Light patterns",',
    '    "api": {',
    '      "title": "API",',
    '      "page": "/docs/category/api/"',
    '    }',
    '  },',
    '  "/docs/api/": { "/docs/all/": "Everything" }',
    '}',
  )
  const questions = toFile(
    'content/questions.json',
    '[',
    '  { "question": "Read the light", "href": "/docs/lights#red" },',
    '  {',
    '    "question": "Call the API",',
    '    "href": "/docs/category/api/"',
    '  }',
    ']',
  )
  const sources = readSources([page], [config, meta, questions])

  it.each([
    ['a label of the navbar, before the link of the page', '/docs/binbar/', 'BinBar', 'site.config.ts', 4],
    ['an address without final slash', '/shop/', 'Shop', 'site.config.ts', 5],
    ['an address whose label is not there', '/shop/', 'Our shop', 'site.config.ts', 5],
    ['a row of the redirects by its source', '/docs/lights/', '/old/', 'site.config.ts', 8],
    ['a percent-encoded source, on another line', '/docs/lights/', '/old name/', 'site.config.ts', 11],
    ['a page by folder and key', '/docs/lights/', 'Light patterns', '_meta.json', 5],
    ['the index of a folder', '/docs/', 'Start', '_meta.json', 4],
    ['the page of a category', '/docs/category/api/', 'API', '_meta.json', 8],
    ['a page that lives elsewhere', '/docs/all/', 'Everything', '_meta.json', 11],
    ['a question with an anchor', '/docs/lights/#red', 'Read the light', 'content/questions.json', 2],
    ['a question by its text', '/docs/category/api/', 'Call the API', 'content/questions.json', 5],
  ])('finds %s', (_name, url, text, file, line) => {
    expect(findSource({ url, text }, sources, site)).toEqual({ file, line })
  })

  it('goes by the link of the page when the text is not near the address in a data file', () => {
    expect(findSource({ url: '/docs/binbar/', text: 'BinBars' }, sources, site)).toEqual({
      file: 'pages/docs/fit.mdx',
      line: 1,
    })
  })

  it('goes by the text near the address in a data file before another link of the page', () => {
    const withLink = readSources(
      [toFile('pages/docs/fit.mdx', 'See [it](/docs/category/api/).')],
      [questions],
    )
    expect(findSource({ url: '/docs/category/api/', text: 'Call the API' }, withLink, site)).toEqual({
      file: 'content/questions.json',
      line: 5,
    })
  })

  it('takes folders and keys for addresses in _meta.json alone', () => {
    const other = readSources([], [{ file: 'content/other.json', text: meta.text }])
    expect(findSource({ url: '/docs/lights/', text: 'Light patterns' }, other, site)).toEqual({
      file: exportFile,
    })
  })

  it("does not take a data file for the source of the page's own address", () => {
    expect(findSource({ url: '/docs/category/api/', text: 'canonical' }, sources, site)).toEqual({
      file: exportFile,
    })
  })

  it('does without a _meta.json that is no valid JSON', () => {
    const broken = readSources([], [toFile('_meta.json', '{ "/docs/": { "lights": "Lights" ')])
    expect(findSource({ url: '/docs/lights/', text: 'Lights' }, broken, site)).toEqual({ file: exportFile })
  })
})

describe('findIdSource', () => {
  const page = toFile(
    'pages/docs/fit.mdx',
    '## Tools',
    '',
    '## Steps [#to-do]',
    '',
    '<p id="note">Note</p>',
    '',
    "<p id='hint'>Hint</p>",
  )
  const data = toFile('content/questions.json', '[{ "text": "<p id=\\"tools\\">" }]')
  const sources = readSources([page], [data])

  it.each([
    ['an element', 'note', 5],
    ['an element in single quotes', 'hint', 7],
    ['a heading that sets it', 'to-do', 3],
  ])('finds the line of %s', (_name, id, line) => {
    expect(findIdSource(id, sources)).toEqual({ file: 'pages/docs/fit.mdx', line })
  })

  it('names the file when a heading makes the id', () => {
    expect(findIdSource('tools', sources)).toEqual({ file: 'pages/docs/fit.mdx' })
  })

  it('names the exported file when a component makes the id', () => {
    expect(findIdSource('menu', sources)).toEqual({ file: exportFile })
  })
})
