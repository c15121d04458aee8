import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { listFiles } from '../lib/pages/list-files'
import { createPage } from './create-page'

const page = `---
title: Some page
description: A page that is there so that the new page has neighbours.
status: draft
---

Text.
`

const metaText = `{
  "/": {
    "index": "Home",
    "docs": "Documentation"
  },
  "/docs/": {
    "binbar": "BinBar",
    "api": "API"
  },
  "/docs/api/": {
    "objects": "Objects"
  },
  "/docs/api/objects/": {
    "account": "Account",
    "user": "User"
  },
  "/docs/binbar/": {
    "led-patterns": "Light patterns",
    "release-notes": "Release notes"
  },
  "/docs/binbar/release-notes/": {
    "v60": "v60",
    "v9": "v9"
  }
}
`

const files: Record<string, string> = {
  '_meta.json': metaText,
  'routes.txt': `# All addresses. "->" is a redirect.
/
/docs/api/objects/account/
/docs/api/objects/user/
/docs/binbar/led-patterns/
/docs/binbar/release-notes/v60/
/docs/binbar/release-notes/v9/
/binbar/ -> /docs/binbar/led-patterns/
`,
  'schema/binbar.graphql': `type Query {
  user: User
}

"""
A person who can log in. Each user belongs to one \`Account\`.
"""
type User {
  account: Account
}

type Account {
  id: ID
}

type Tilt {
  degrees: Float
}
`,
  'pages/index.mdx': page,
  'pages/docs/api/objects/account.mdx': page,
  'pages/docs/api/objects/user.mdx': page,
  'pages/docs/binbar/led-patterns.mdx': page,
  'pages/docs/binbar/release-notes/v60.mdx': page,
  'pages/docs/binbar/release-notes/v9.mdx': page,
}

let root = ''

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'create-page-'))
  for (const [file, text] of Object.entries(files)) write(file, text)
})

afterEach(() => {
  rmSync(root, { recursive: true })
})

function write(file: string, text: string): void {
  mkdirSync(dirname(join(root, file)), { recursive: true })
  writeFileSync(join(root, file), text)
}

/** The text of every file of the project, by its path. */
function readAll(): Record<string, string> {
  return Object.fromEntries(listFiles(root, '').map((file) => [file, readFileSync(join(root, file), 'utf8')]))
}

describe('npm run new page', () => {
  it('writes the page, its label and its address, and tells the writer where', () => {
    const written = createPage(root, ['page', '/docs/binbar/clean-a-binbar/', 'Clean a BinBar'])
    expect(written).toEqual(['pages/docs/binbar/clean-a-binbar.mdx', '_meta.json', 'routes.txt'])
    const { 'pages/docs/binbar/clean-a-binbar.mdx': text, ...others } = readAll()
    expect(text).toMatch(/^---\ntitle: "Clean a BinBar"\ndescription: .+\nstatus: draft\n---\n\n.+/)
    expect(others).toEqual({
      ...files,
      '_meta.json': metaText.replace(
        '"release-notes": "Release notes"\n',
        '"release-notes": "Release notes",\n    "clean-a-binbar": "Clean a BinBar"\n',
      ),
      'routes.txt': files['routes.txt']?.replace(
        '/docs/binbar/led-patterns/\n',
        '/docs/binbar/clean-a-binbar/\n/docs/binbar/led-patterns/\n',
      ),
    })
  })

  it('takes one page after the other', () => {
    createPage(root, ['page', '/docs/binbar/clean-a-binbar/', 'Clean a BinBar'])
    createPage(root, ['page', '/docs/binbar/lift-a-binbar/', 'Lift a BinBar'])
    const { '/docs/binbar/': entries } = JSON.parse(readAll()['_meta.json'] ?? '')
    expect(Object.keys(entries)).toEqual(['led-patterns', 'release-notes', 'clean-a-binbar', 'lift-a-binbar'])
  })

  it('makes the folder of the first page in it', () => {
    write(
      '_meta.json',
      metaText
        .replace('"Light patterns",', '"Light patterns",\n    "care": "Care",')
        .replace(/\n}\n$/, ',\n  "/docs/binbar/care/": {}\n}\n'),
    )
    createPage(root, ['page', '/docs/binbar/care/clean-a-binbar/', 'Clean a BinBar'])
    expect(readAll()).toHaveProperty(['pages/docs/binbar/care/clean-a-binbar.mdx'])
  })
})

describe('npm run new release-note', () => {
  it('writes the note at its place among the versions', () => {
    const written = createPage(root, ['release-note', 'binbar', 'v13'])
    expect(written).toEqual(['pages/docs/binbar/release-notes/v13.mdx', '_meta.json', 'routes.txt'])
    const all = readAll()
    expect(all['_meta.json']).toBe(metaText.replace('"v9"', '"v13": "v13",\n    "v9"'))
    expect(all['routes.txt']).toBe(
      files['routes.txt']?.replace(
        '/docs/binbar/release-notes/v60/\n',
        '/docs/binbar/release-notes/v13/\n/docs/binbar/release-notes/v60/\n',
      ),
    )
  })
})

describe('a page that cannot be made', () => {
  const usage =
    'expected an address and a title in quotes, such as: npm run new page /docs/binbar/clean-a-binbar/ "Clean a BinBar".'

  it.each([
    [
      'for want of a kind',
      [],
      'npm run new: found nothing, expected "page ADDRESS TITLE", "release-note PRODUCT VERSION" or "api-page COORDINATE".',
    ],
    [
      'for a kind that is spelled wrong',
      ['release-notes', 'binbar', 'v61'],
      'npm run new: found "release-notes", expected "page ADDRESS TITLE", "release-note PRODUCT VERSION" or "api-page COORDINATE". Did you mean "release-note"?',
    ],
    ['for want of an address', ['page'], `npm run new page: found no title, ${usage}`],
    [
      'for want of a title',
      ['page', '/docs/binbar/clean-a-binbar/'],
      `npm run new page: found no title, ${usage}`,
    ],
    [
      'for a title of spaces',
      ['page', '/docs/binbar/clean-a-binbar/', ' '],
      `npm run new page: found no title, ${usage}`,
    ],
    [
      'for a title without quotes',
      ['page', '/docs/binbar/clean-a-binbar/', 'Clean', 'a', 'BinBar'],
      `npm run new page: found "a BinBar" after the title "Clean", ${usage}`,
    ],
    [
      'at an address that is taken',
      ['page', '/docs/binbar/led-patterns/', 'Lights'],
      '_meta.json: new page: found the address "/docs/binbar/led-patterns/", which a page answers already, expected a new address.',
    ],
    [
      'in a folder that is not there',
      ['page', '/docs/binbra/clean-a-binbar/', 'Clean a BinBar'],
      '_meta.json: new page: found the folder "/docs/binbra/", which has no entries, expected a folder that _meta.json lists. Did you mean "/docs/binbar/"?',
    ],
    [
      'for a version that has its note already',
      ['release-note', 'binbar', 'v60'],
      'npm run new release-note: version of BinBar: found "v60", which has a release note already, expected a new version.',
    ],
    [
      'for a product without release notes',
      ['release-note', 'client-application', '2.0.1'],
      '_meta.json: new page: found the folder "/docs/client-application/release-notes/", which has no entries, expected a folder that _meta.json lists.',
    ],
  ])('%s changes no file', (_reason, words, sentence) => {
    expect(() => createPage(root, words)).toThrow(expect.objectContaining({ message: sentence }))
    expect(readAll()).toEqual(files)
  })

  it('names the mistake of _meta.json first, and changes no file', () => {
    const broken = metaText.replace('"led-patterns"', '"led-paterns"')
    write('_meta.json', broken)
    expect(() => createPage(root, ['page', '/docs/binbar/clean-a-binbar/', 'Clean a BinBar'])).toThrow(
      /^_meta\.json:18: \/docs\/binbar\/ > led-paterns: found the page \/docs\/binbar\/led-paterns\/, which does not exist/,
    )
    expect(readAll()).toEqual({ ...files, '_meta.json': broken })
  })

  it('changes no file when the list of addresses is missing', () => {
    rmSync(join(root, 'routes.txt'))
    const before = readAll()
    expect(() => createPage(root, ['page', '/docs/binbar/clean-a-binbar/', 'Clean a BinBar'])).toThrow(
      'routes.txt',
    )
    expect(readAll()).toEqual(before)
  })

  it('changes no list when the page cannot be written', () => {
    const meta = metaText
      .replace('"Light patterns",', '"Light patterns",\n    "care": "Care",')
      .replace(/\n}\n$/, ',\n  "/docs/binbar/care/": {}\n}\n')
    write('_meta.json', meta)
    write('pages/docs/binbar/care', 'a file where the folder has to be')
    const before = readAll()
    expect(() => createPage(root, ['page', '/docs/binbar/care/clean/', 'Clean a BinBar'])).toThrow('EEXIST')
    expect(readAll()).toEqual(before)
  })
})

describe('npm run new api-page', () => {
  it('writes the page of an element, at its alphabetical place', () => {
    const written = createPage(root, ['api-page', 'Tilt'])
    expect(written).toEqual(['pages/docs/api/objects/tilt.mdx', '_meta.json', 'routes.txt'])
    const { [written[0] ?? '']: text, '_meta.json': meta, 'routes.txt': routes } = readAll()
    expect(text).toContain(
      'title: "Tilt"\ndescription: "Object Tilt of the API: what it is for, and how to use it."\n',
    )
    expect(text).toContain('\ngraphql: Tilt\nstatus: draft\n---\n')
    expect(meta).toContain('"account": "Account",\n    "tilt": "Tilt",\n    "user": "User"')
    expect(routes).toContain('/docs/api/objects/account/\n/docs/api/objects/tilt/\n/docs/api/objects/user/\n')
  })

  it('quotes the coordinate of a directive', () => {
    write(
      '_meta.json',
      metaText
        .replace('"objects": "Objects"', '"objects": "Objects",\n    "directives": "Directives"')
        .replace(/\n}\n$/, ',\n  "/docs/api/directives/": {}\n}\n'),
    )
    createPage(root, ['api-page', '@skip'])
    expect(readAll()['pages/docs/api/directives/skip.mdx']).toMatch(
      /^---\ntitle: "@skip"\n.*\ngraphql: "@skip"\nstatus: draft\n---\n\n[^\n]+\n$/,
    )
  })

  it('refuses a second coordinate, and a project without a schema', () => {
    expect(() => createPage(root, ['api-page', 'Tilt', 'Account'])).toThrow(
      'npm run new api-page: found "Account" behind the coordinate "Tilt", expected one coordinate, such as: npm run new api-page ContainerSite.',
    )
    rmSync(join(root, 'schema/binbar.graphql'))
    const before = readAll()
    expect(() => createPage(root, ['api-page', 'Tilt'])).toThrow(
      'schema/binbar.graphql: found no such file, expected the schema of the API.',
    )
    expect(readAll()).toEqual(before)
  })

  it.each([
    [
      'Tild',
      'found "Tild", expected a type, a query, a mutation or a directive of schema/binbar.graphql, such as "ContainerSite" or "Query.currentUser". Did you mean "Tilt"?',
    ],
    [
      'Tilt.degrees',
      'found "Tilt.degrees", which has no page of its own, expected the element that it is part of: "Tilt".',
    ],
    [
      'User',
      'found the address "/docs/api/objects/user/", which a page answers already, expected a new address.',
    ],
    [
      'Query.user',
      'found the folder "/docs/api/queries/", which has no entries, expected a folder that _meta.json lists.',
    ],
  ])('makes nothing of %s, and says why', (coordinate, sentence) => {
    const before = readAll()
    expect(() => createPage(root, ['api-page', coordinate])).toThrow(sentence)
    expect(readAll()).toEqual(before)
  })
})
