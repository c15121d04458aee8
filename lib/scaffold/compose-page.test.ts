import { describe, expect, it } from 'vitest'
import { type Meta, metaSchema } from '../navigation/meta-schema'
import { frontMatterSchema } from '../pages/front-matter'
import { parsePage } from '../pages/parse-page'
import { checkWithSchema } from '../problem/check-with-schema'
import { readJson } from '../problem/read-json'
import { formatRoutes } from '../site/routes-list'
import { composePage, type NewPage, type ProjectTexts } from './compose-page'
import { planPage } from './plan-page'
import { planReleaseNote } from './plan-release-note'

const metaText = `{
  "/": {
    "index": {
      "title": "Home",
      "hidden": true
    },
    "docs": "Documentation"
  },
  "/docs/": {
    "binbar": {
      "title": "BinBar",
      "page": "/docs/category/binbar/"
    },
    "api": "API"
  },
  "/docs/binbar/": {
    "installing-binbar": "Install a BinBar – \\"quick\\" way",
    "release-notes": "Release notes"
  },
  "/docs/binbar/release-notes/": {
    "v60": "v60",
    "v9": "v9",
    "v3": "v3"
  },
  "/docs/api/": {}
}
`

const routes = [
  '/',
  '/docs/binbar/installing-binbar/',
  '/docs/binbar/release-notes/v3/',
  '/docs/binbar/release-notes/v60/',
  '/docs/binbar/release-notes/v9/',
  '/docs/category/binbar/',
]

const redirects = new Map([
  ['/binbar/', '/docs/category/binbar/'],
  ['/docs/api/Old Examples/', '/docs/category/binbar/'],
])

const project: ProjectTexts = {
  meta: readMeta(metaText),
  metaText,
  routesText: formatRoutes({ pages: routes, redirects }),
  routes,
}

function readMeta(text: string): Meta {
  const { value, problems } = checkWithSchema(metaSchema, readJson('_meta.json', text))
  expect(problems).toEqual([])
  return value ?? {}
}

const cleanPage: NewPage = {
  route: '/docs/binbar/clean-a-binbar/',
  title: 'Clean a BinBar',
  description: 'What you need to clean a BinBar, and how to do it.',
  label: 'Clean it',
  body: '\nWipe it.\n\n',
}

function compose(page: Partial<NewPage>, texts: Partial<ProjectTexts> = {}) {
  return composePage({ ...cleanPage, ...page }, { ...project, ...texts })
}

/** The sentences that a writer gets instead of a page. */
function refuse(page: Partial<NewPage>): string {
  try {
    compose(page)
  } catch (error) {
    return (error as Error).message
  }
  return 'no mistake'
}

/** The front matter of a page that was composed, as the build reads it. */
function readFrontMatter(file: string, text: string | undefined) {
  return checkWithSchema(frontMatterSchema, parsePage(file, text ?? '').frontMatter)
}

describe('the page', () => {
  it('is the file of its address, with front matter and text', () => {
    expect(compose({})['pages/docs/binbar/clean-a-binbar.mdx']).toBe(`---
title: "Clean a BinBar"
description: "What you need to clean a BinBar, and how to do it."
status: draft
---

Wipe it.
`)
  })

  it('comes with the two lists that name it, and nothing else', () => {
    expect(Object.keys(compose({}))).toEqual([
      'pages/docs/binbar/clean-a-binbar.mdx',
      '_meta.json',
      'routes.txt',
    ])
  })

  it('keeps the dots of a version in the name of its file', () => {
    expect(compose({ route: '/docs/binbar/0.1.0/' })).toHaveProperty(['pages/docs/binbar/0.1.0.mdx'])
  })

  it.each([
    'Lights: what they mean',
    'The "red" light',
    "Don't panic",
    '"Quoted"',
    '# 1 light',
    '- a light',
    '@deprecated',
    'C:\\lights',
    'true',
    '42',
    '{light}',
    'Größe – 30 %',
  ])('keeps the title %s letter for letter', (title) => {
    const file = 'pages/docs/binbar/clean-a-binbar.mdx'
    const texts = composePage(planPage('/docs/binbar/clean-a-binbar/', title), project)
    const { value, problems } = readFrontMatter(file, texts[file])
    expect(problems).toEqual([])
    expect(value).toMatchObject({ title, status: 'draft' })
    expect(value?.description).toBe(`${title}: what you need, the steps, and how to check that it worked.`)
    expect(readMeta(texts['_meta.json'] ?? '')['/docs/binbar/']?.['clean-a-binbar']).toEqual({ title })
  })

  it('holds the schema of front matter with the longest title that a page may have', () => {
    const file = 'pages/docs/binbar/clean-a-binbar.mdx'
    const title = 'W'.repeat(70)
    const texts = composePage(planPage('/docs/binbar/clean-a-binbar/', title), project)
    expect(readFrontMatter(file, texts[file]).problems).toEqual([])
  })

  it('holds the schema of front matter as a release note', () => {
    const file = 'pages/docs/binbar/release-notes/v61.mdx'
    const texts = composePage(
      planReleaseNote('binbar', 'v61', () => ['v60', 'v9', 'v3']),
      project,
    )
    expect(readFrontMatter(file, texts[file]).problems).toEqual([])
  })
})

describe('the entry in _meta.json', () => {
  const first = '    "installing-binbar": "Install a BinBar – \\"quick\\" way",\n'

  it('stands at the end of its folder, with the rest unchanged byte for byte', () => {
    expect(compose({})['_meta.json']).toBe(
      metaText.replace(
        '    "release-notes": "Release notes"\n',
        '    "release-notes": "Release notes",\n    "clean-a-binbar": "Clean it"\n',
      ),
    )
  })

  it.each([
    ['first', 0, first, `    "clean-a-binbar": "Clean it",\n${first}`],
    ['between two others', 1, first, `${first}    "clean-a-binbar": "Clean it",\n`],
  ])('stands %s where the page has a position', (_place, position, before, after) => {
    expect(compose({ position })['_meta.json']).toBe(metaText.replace(before, after))
  })

  it('is the first of a folder without entries', () => {
    expect(compose({ route: '/docs/api/overview/' })['_meta.json']).toBe(
      metaText.replace('"/docs/api/": {}', '"/docs/api/": {\n    "overview": "Clean it"\n  }'),
    )
  })

  it('ends its lines as the file does', () => {
    const lineFeeds = compose({})['_meta.json']
    const texts = compose({}, { metaText: metaText.replaceAll('\n', '\r\n') })
    expect(texts['_meta.json']).toBe(lineFeeds?.replaceAll('\n', '\r\n'))
  })

  it('keeps quotes of its label', () => {
    const { '_meta.json': text = '' } = compose({ label: 'The "red" light' })
    expect(readMeta(text)['/docs/binbar/']?.['clean-a-binbar']).toEqual({ title: 'The "red" light' })
  })
})

describe('the line in routes.txt', () => {
  it.each([
    ['in front of all pages of later names', '/docs/binbar/clean-a-binbar/'],
    ['behind a page whose name it goes on with', '/docs/binbar/installing-binbar-2/'],
    ['behind all pages, before the redirects', '/docs/zones/'],
    ['behind the home page', '/a/'],
  ])('stands %s, where the build would write it', (_place, route) => {
    const texts = compose({ route })
    expect(texts['routes.txt']).toBe(formatRoutes({ pages: [...routes, route], redirects }))
  })

  it('stands at the end of a list without redirects', () => {
    const routesText = formatRoutes({ pages: routes, redirects: new Map() })
    const texts = compose({ route: '/docs/zones/' }, { routesText })
    expect(texts['routes.txt']).toBe(`${routesText}/docs/zones/\n`)
  })

  it('gives a list without final line break one', () => {
    const texts = compose({ route: '/docs/zones/' }, { routesText: '/\n/docs/' })
    expect(texts['routes.txt']).toBe('/\n/docs/\n/docs/zones/\n')
  })
})

describe('a page that cannot be made', () => {
  it.each([
    'docs/binbar/clean/',
    '/docs/binbar/clean',
    '/docs/binbar/Clean/',
    '/docs/binbar/clean a binbar/',
    '/docs//clean/',
    '/docs/../clean/',
    '/docs/-clean/',
    '/',
    '',
    'Clean a BinBar',
  ])('has the address "%s", which is no address of a page', (route) => {
    expect(refuse({ route })).toBe(
      `_meta.json: new page: found the address "${route}", expected an address such as "/docs/binbar/clean-a-binbar/": slashes at both ends, small letters, digits, hyphens and dots.`,
    )
  })

  it.each(['/docs/binbar/index/', '/docs/binbar/42/'])(
    'has the address %s, which _meta.json cannot name',
    (route) => {
      expect(refuse({ route })).toBe(
        `_meta.json: new page: found the address "${route}", expected an address whose last part is neither "index" nor made of digits alone.`,
      )
    },
  )

  it.each([
    ['of a page', '/docs/binbar/installing-binbar/', 'which a page answers already'],
    ['of a category', '/docs/category/binbar/', 'which a page answers already'],
    ['of a folder', '/docs/binbar/', 'which is a folder of _meta.json'],
    ['of a redirect', '/binbar/', 'which redirects to another page'],
  ])('has the address %s', (_owner, route, owner) => {
    expect(refuse({ route })).toBe(
      `_meta.json: new page: found the address "${route}", ${owner}, expected a new address.`,
    )
  })

  it('lies in a folder that is spelled wrong', () => {
    expect(refuse({ route: '/docs/binbra/clean-a-binbar/' })).toBe(
      '_meta.json: new page: found the folder "/docs/binbra/", which has no entries, expected a folder that _meta.json lists. Did you mean "/docs/binbar/"?',
    )
  })

  it('lies in a folder that is like no other', () => {
    expect(refuse({ route: '/docs/maintenance/clean-a-binbar/' })).toBe(
      '_meta.json: new page: found the folder "/docs/maintenance/", which has no entries, expected a folder that _meta.json lists.',
    )
  })

  it.each([
    ['that is too long', 'W'.repeat(71), 'a title of at most 70 letters'],
    [
      'that is so long that its description is too long as well',
      'W'.repeat(171),
      'a title of at most 70 letters',
    ],
    ['of spaces', '  ', 'a title of at least one letter'],
  ])('has a title %s', (_fault, title, expected) => {
    const description = `${title}: what you need, the steps, and how to check that it worked.`
    expect(refuse({ title, description })).toBe(
      `pages/docs/binbar/clean-a-binbar.mdx: title: found "${title}", expected ${expected}.`,
    )
  })

  it('has a description that is too short', () => {
    expect(refuse({ description: 'Clean it.' })).toBe(
      'pages/docs/binbar/clean-a-binbar.mdx: description: found "Clean it.", expected a description of 40 to 170 letters.',
    )
  })
})
