import { describe, expect, it } from 'vitest'
import { checkWithSchema } from '../problem/check-with-schema'
import { formatProblem } from '../problem/problem'
import { readJson } from '../problem/read-json'
import { checkMeta } from './check-meta'
import { metaSchema } from './meta-schema'

const pages = new Map([
  ['/', 'pages/index.mdx'],
  ['/404/', 'pages/404.mdx'],
  ['/docs/', 'pages/docs/index.mdx'],
  ['/docs/intro/', 'pages/docs/intro.mdx'],
  ['/docs/category/binbar/', 'pages/docs/category/binbar.mdx'],
  ['/docs/binbar/led-patterns/', 'pages/docs/binbar/led-patterns.mdx'],
])

const right = {
  '/': { index: { title: 'Home', hidden: true }, docs: 'Documentation' },
  '/docs/': { intro: 'Introduction', binbar: { title: 'BinBar', page: '/docs/category/binbar/' } },
  '/docs/binbar/': { '/docs/': 'Overview', 'led-patterns': 'Light patterns' },
}

function describeMistakes(value: unknown, present: ReadonlyMap<string, string> = pages): string[] {
  const source = readJson('_meta.json', JSON.stringify(value, undefined, 2))
  const { value: meta, problems } = checkWithSchema(metaSchema, source)
  return (meta ? checkMeta(meta, source, present) : problems).map(formatProblem)
}

describe('checkMeta', () => {
  it('finds nothing when each page is named once; pages for errors need no entry', () => {
    expect(describeMistakes(right)).toEqual([])
  })

  it('asks for a page of a category that the sidebar does not show as a whole', () => {
    const names = Array.from({ length: 41 }, (_, index) => `v${index}`)
    const list = (count: number) => Object.fromEntries(names.slice(0, count).map((name) => [name, name]))
    const present = new Map([...pages, ...names.map((name) => [`/docs/notes/${name}/`, 'a.mdx'] as const)])
    const describeList = (count: number, entry: object) => {
      const shown = new Map([...present].filter(([route]) => route !== `/docs/notes/v40/` || count === 41))
      const value = { ...right, '/docs/': { ...right['/docs/'], notes: entry }, '/docs/notes/': list(count) }
      return describeMistakes(value, shown)
    }
    expect(describeList(40, { title: 'Notes' })).toEqual([])
    expect(describeList(41, { title: 'Notes' })).toEqual([
      expect.stringMatching(
        /^_meta\.json:\d+: \/docs\/ > notes: found a category of 41 entries without a page, expected "page" with/,
      ),
    ])
    expect(describeList(41, { title: 'Notes', page: '/docs/category/notes/' })).toEqual([
      expect.stringContaining('found the page /docs/category/notes/, which does not exist'),
    ])
  })

  it('names an entry without a page, the file to add and the nearest page', () => {
    expect(describeMistakes({ ...right, '/docs/': { intor: 'Introduction', ...right['/docs/'] } })).toEqual([
      '_meta.json:10: /docs/ > intor: found the page /docs/intor/, which does not exist, expected a page that exists, or a new file pages/docs/intor.mdx. Did you mean "/docs/intro/"?',
    ])
  })

  it('names a folder whose own page is missing', () => {
    const present = new Map([...pages].filter(([route]) => route !== '/'))
    expect(describeMistakes(right, present)).toEqual([
      '_meta.json:3: / > index: found the page /, which does not exist, expected a page that exists, or a new file pages/index.mdx.',
    ])
  })

  it('names a category page that is missing', () => {
    const binbar = { title: 'BinBar', page: '/docs/category/bin-bar/' }
    const [missing, unnamed, ...others] = describeMistakes({
      ...right,
      '/docs/': { ...right['/docs/'], binbar },
    })
    expect(missing).toBe(
      '_meta.json:13: /docs/ > binbar > page: found the page /docs/category/bin-bar/, which does not exist, expected a page that exists, or a new file pages/docs/category/bin-bar.mdx. Did you mean "/docs/category/binbar/"?',
    )
    expect(unnamed).toMatch(
      /^pages\/docs\/category\/binbar\.mdx: found a page that _meta\.json does not name/,
    )
    expect(others).toEqual([])
  })

  it('names a page from elsewhere that is missing', () => {
    const meta = { ...right, '/docs/binbar/': { ...right['/docs/binbar/'], '/dosc/intro/': 'Introduction' } }
    expect(describeMistakes(meta)).toEqual([
      '_meta.json:19: /docs/binbar/ > /dosc/intro/: found the page /dosc/intro/, which does not exist, expected a page that exists, or a new file pages/dosc/intro.mdx. Did you mean "/docs/intro/"?',
    ])
  })

  it('names a page that stands twice, and where it stood before', () => {
    const meta = { ...right, '/docs/binbar/': { ...right['/docs/binbar/'], '/docs/intro/': 'Introduction' } }
    expect(describeMistakes(meta)).toEqual([
      '_meta.json:19: /docs/binbar/ > /docs/intro/: found the page /docs/intro/ a second time, expected each page once; it already stands at /docs/ > intro.',
    ])
  })

  it('names a category page at an entry that is no category', () => {
    const intro = { title: 'Introduction', page: '/docs/' }
    expect(describeMistakes({ ...right, '/docs/': { ...right['/docs/'], intro } })).toEqual([
      '_meta.json:12: /docs/ > intro > page: found a category page for an entry that is no category, expected "page" only where "/docs/intro/" lists the entries of a folder.',
    ])
  })

  it('names a folder that no entry names and the entry that may have meant it, and nothing below it', () => {
    const { '/docs/binbar/': entries, ...others } = right
    expect(describeMistakes({ ...others, '/docs/binbra/': entries })).toEqual([
      '_meta.json:16: /docs/binbra/: found a folder that no entry names, expected an entry for it in the folder around it, "/docs/". Did you mean "/docs/binbar/"?',
    ])
  })
})

describe('checkMeta on a page that is not named', () => {
  it.each([
    ['a page of a folder', '/docs/reset/', 'pages/docs/reset.mdx', '/docs/', 'reset'],
    ['a page in a folder that has no entries', '/help/a/', 'pages/help/a.mdx', '/help/', 'a'],
    ['a page whose name holds dots', '/docs/0.1.0/', 'pages/docs/0.1.0.mdx', '/docs/', '0.1.0'],
    [
      'the own page of a folder that has entries',
      '/docs/binbar/',
      'pages/docs/binbar.mdx',
      '/docs/binbar/',
      'index',
    ],
  ])('gives the line to add for %s', (_kind, route, file, folder, key) => {
    expect(describeMistakes(right, new Map([...pages, [route, file]]))).toEqual([
      `${file}: found a page that _meta.json does not name, expected in _meta.json, under "${folder}", the line "${key}": "its label".`,
    ])
  })

  it('gives the line to add for the home page', () => {
    const meta = { ...right, '/': { docs: 'Documentation' } }
    expect(describeMistakes(meta)).toEqual([
      'pages/index.mdx: found a page that _meta.json does not name, expected in _meta.json, under "/", the line "index": "its label".',
    ])
  })

  it('names a folder that two entries name, which would stand in the sidebar twice', () => {
    const meta = {
      ...right,
      '/': { ...right['/'], 'docs/binbar': 'BinBar' },
    }
    expect(describeMistakes(meta)).toEqual([
      '_meta.json:12: /docs/ > binbar: found the folder /docs/binbar/ a second time, expected each folder once; it already stands at / > docs/binbar.',
    ])
  })

  it('names an entry that no object of JavaScript can hold', () => {
    const text = '{ "/": { "__proto__": "Page" } }'
    const { problems } = checkWithSchema(metaSchema, readJson('_meta.json', text))
    expect(problems.map(formatProblem)).toEqual([
      '_meta.json:1: / > __proto__: found the key "__proto__", expected a name other than "__proto__".',
    ])
  })

  it.each([[['/docs/reset/', '/docs/', 'reset']], [['/docs/binbar/', '/docs/binbar/', 'index']]])(
    'has nothing left to say when the line of %s is added',
    ([route = '', folder = '', key = '']) => {
      const entries: Record<string, Record<string, unknown>> = right
      const meta = { ...entries, [folder]: { ...entries[folder], [key]: 'Its label' } }
      expect(describeMistakes(meta, new Map([...pages, [route, 'pages/any.mdx']]))).toEqual([])
    },
  )
})
