import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { listFiles } from '../lib/pages/list-files'
import { writePageFiles } from './write-page-files'

let root = ''

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'page-files-'))
  mkdirSync(join(root, '_next/static/build'), { recursive: true })
})

afterEach(() => {
  rmSync(root, { recursive: true })
})

const list =
  'self.__BUILD_MANIFEST=function(s){return{__rewrites:{},"/":["index.js"],"/docs":[s,"docs.js"],"/docs/api/id":[s,"id.js"],"/docs/api/url":[s,"url.js"],sortedPages:["/","/docs"]}}("shared.css"),self.__BUILD_MANIFEST_CB&&self.__BUILD_MANIFEST_CB();'

/** Writes what Next.js writes about all pages, and has it replaced. */
function replace(files = list, data = 'self.__SSG_MANIFEST=new Set;') {
  writeFileSync(join(root, '_next/static/build/_buildManifest.js'), files)
  writeFileSync(join(root, '_next/static/build/_ssgManifest.js'), data)
  writePageFiles(root)
}

it('puts a list for each folder of pages in the place of the one for all', () => {
  replace()
  const lists = listFiles(root, '').map((file) => [file, JSON.parse(readFileSync(join(root, file), 'utf8'))])
  expect(lists).toEqual([
    ['_next/static/build/page-files.json', { '/': ['index.js'], '/docs': ['shared.css', 'docs.js'] }],
    [
      '_next/static/build/page-files/docs/api.json',
      { '/docs/api/id': ['shared.css', 'id.js'], '/docs/api/url': ['shared.css', 'url.js'] },
    ],
  ])
})

it('refuses an export that had it replaced before', () => {
  expect(() => writePageFiles(root)).toThrow(
    `${root}: found no _buildManifest.js, expected an export that Next.js 15 has just made.`,
  )
})

it.each([
  [
    'a list of another form',
    ['self.__OTHER_MANIFEST={"/":[]}'],
    '_buildManifest.js: found no __BUILD_MANIFEST, expected a script that sets self.__BUILD_MANIFEST.',
  ],
  [
    'a list without pages',
    ['self.__BUILD_MANIFEST={sortedPages:[]}'],
    '_buildManifest.js: found no page, expected the files of each page.',
  ],
  [
    'a page with data of its own',
    [list, 'self.__SSG_MANIFEST=new Set(["\\u002Fdocs"])'],
    '_ssgManifest.js: found the page /docs, expected no page with getStaticProps.',
  ],
])('refuses %s', (_name, scripts, sentence) => {
  expect(() => replace(...scripts)).toThrow(`_next/static/build/${sentence}`)
})
