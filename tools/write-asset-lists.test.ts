import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { listFiles } from '../lib/pages/list-files'
import { writeAssetLists } from './write-asset-lists'

let root = ''

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'asset-lists-'))
  mkdirSync(join(root, '_next/static/build'), { recursive: true })
  for (const path of ['', 'docs', 'docs/api/id', 'docs/api/url'])
    writePage(path, '<main><h1>Page</h1></main>')
})

afterEach(() => {
  rmSync(root, { recursive: true })
})

const list =
  'self.__BUILD_MANIFEST=function(s){return{__rewrites:{},"/":["index.js"],"/_error":["error.js"],"/docs":[s,"docs.js"],"/docs/api/id":[s,"id.js"],"/docs/api/url":[s,"url.js"],sortedPages:["/","/docs"]}}("shared.css"),self.__BUILD_MANIFEST_CB&&self.__BUILD_MANIFEST_CB();'

function writePage(path: string, html: string) {
  mkdirSync(join(root, path), { recursive: true })
  writeFileSync(join(root, path, 'index.html'), html)
}

/** Writes what Next.js writes about all pages, and has it replaced. */
function replace(files = list, data = 'self.__SSG_MANIFEST=new Set;') {
  writeFileSync(join(root, '_next/static/build/_buildManifest.js'), files)
  writeFileSync(join(root, '_next/static/build/_ssgManifest.js'), data)
  writeAssetLists(root)
}

it('puts a list for each folder of pages in the place of the one for all, with their tops', () => {
  writePage(
    'docs/api/id',
    '<main><article><nav aria-label="Breadcrumbs"><ol><li>API</li><li>Id</li></ol></nav><h1>Id</h1></article></main>',
  )
  replace()
  const lists = listFiles(root, '_next').map((file) => [
    file,
    JSON.parse(readFileSync(join(root, file), 'utf8')),
  ])
  expect(lists).toEqual([
    [
      '_next/static/build/asset-lists.json',
      {
        '/_error': { files: ['error.js'] },
        '/': { files: ['index.js'] },
        '/docs': { files: ['shared.css', 'docs.js'] },
      },
    ],
    [
      '_next/static/build/asset-lists/docs/api.json',
      {
        '/_error': { files: ['error.js'] },
        '/docs/api/id': {
          files: ['shared.css', 'id.js'],
          top: { title: 'Id', trail: ['API', 'Id'], hasContents: false },
        },
        '/docs/api/url': { files: ['shared.css', 'url.js'] },
      },
    ],
  ])
})

it('refuses an export that had it replaced before', () => {
  replace()
  expect(() => writeAssetLists(root)).toThrow(
    `${root}: found no _buildManifest.js, expected an export that Next.js 15 has just made.`,
  )
})

it('refuses a page without its file', () => {
  rmSync(join(root, 'docs/api/url'), { recursive: true })
  expect(() => replace()).toThrow('docs/api/url/index.html: found no file, expected the page /docs/api/url.')
})

it.each([
  [
    'a list of another name',
    ['self.__OTHER_MANIFEST={"/":[]}'],
    '_buildManifest.js: found no __BUILD_MANIFEST, expected a script that sets self.__BUILD_MANIFEST.',
  ],
  [
    'a list that is no script',
    ['throw new Error("cut off")'],
    '_buildManifest.js: found the error "cut off", expected a script that sets self.__BUILD_MANIFEST.',
  ],
  [
    'a list without pages',
    ['self.__BUILD_MANIFEST={sortedPages:[]}'],
    '_buildManifest.js: found no page, expected a list of files for the route of each page.',
  ],
  [
    'a list of another form',
    ['self.__BUILD_MANIFEST={"/docs":{"files":[]}}'],
    '_buildManifest.js: found pages in another form, expected a list of files for the route of each page.',
  ],
  [
    'a page with data of its own',
    [list, 'self.__SSG_MANIFEST=new Set(["\\u002Fdocs"])'],
    '_ssgManifest.js: found the page /docs, expected no page with getStaticProps.',
  ],
])('refuses %s, and leaves the export as it was', (_name, scripts, sentence) => {
  expect(() => replace(...scripts)).toThrow(`_next/static/build/${sentence}`)
  expect(listFiles(root, '_next/static')).toEqual([
    '_next/static/build/_buildManifest.js',
    '_next/static/build/_ssgManifest.js',
  ])
})
