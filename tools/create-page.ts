import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { listEntries } from '../lib/navigation/meta-entries'
import { metaFile } from '../lib/navigation/meta-schema'
import { createPageReader } from '../lib/pages/create-page-reader'
import { findNearest } from '../lib/problem/find-nearest'
import { ProblemError, quote } from '../lib/problem/problem'
import { composePage, type FileTexts, type NewPage } from '../lib/scaffold/compose-page'
import { planApiPage } from '../lib/scaffold/plan-api-page'
import { planPage } from '../lib/scaffold/plan-page'
import { planReleaseNote } from '../lib/scaffold/plan-release-note'
import { readSchema, schemaFile } from '../lib/schema/read-schema'
import { readMeta } from '../lib/site/read-site-data'
import { routesFile } from '../lib/site/routes-list'

const kinds = ['page', 'release-note', 'api-page']

/**
 * `npm run new page ADDRESS TITLE`, `npm run new release-note PRODUCT VERSION` and
 * `npm run new api-page COORDINATE`: writes the page and names it in `_meta.json` and `routes.txt`.
 * Nothing is written when something is wrong.
 *
 * @returns paths of the files that were written
 * @throws ProblemError for arguments from which no page can be made
 */
export function createPage(
  root: string,
  [kind = '', first = '', second = '', ...more]: readonly string[],
): string[] {
  const reader = createPageReader(root)
  const meta = readMeta(reader)
  if (!kinds.includes(kind)) throw describeUnknownKind(kind)
  if (kind === 'page' && second.trim() === '') throw describeBadTitle('no title')
  if (kind === 'page' && more.length > 0) {
    throw describeBadTitle(`${quote(more.join(' '))} after the title ${quote(second)}`)
  }
  const keysOf = (folder: string) => listEntries(meta, folder).map(({ key }) => key)
  const page = planNewPage(root, kind, first, second, keysOf)
  const texts = composePage(page, {
    meta,
    metaText: readFileSync(join(root, metaFile), 'utf8'),
    routesText: readFileSync(join(root, routesFile), 'utf8'),
    routes: reader.readPages().map(({ route }) => route),
  })
  writeTexts(root, texts)
  return Object.keys(texts)
}

function planNewPage(
  root: string,
  kind: string,
  first: string,
  second: string,
  keysOf: (folder: string) => string[],
): NewPage {
  if (kind === 'page') return planPage(first, second)
  if (kind === 'release-note') return planReleaseNote(first, second, keysOf)
  if (second !== '') throw describeWordsBehind(first, second)
  return planApiPage(first, readSchema(schemaFile, readSchemaText(root)), keysOf)
}

function readSchemaText(root: string): string {
  if (existsSync(join(root, schemaFile))) return readFileSync(join(root, schemaFile), 'utf8')
  throw new ProblemError([{ file: schemaFile, found: 'no such file', expected: 'the schema of the API' }])
}

function writeTexts(root: string, texts: FileTexts): void {
  for (const [file, text] of Object.entries(texts)) {
    mkdirSync(dirname(join(root, file)), { recursive: true })
    writeFileSync(join(root, file), text)
  }
}

function describeUnknownKind(kind: string): ProblemError {
  return new ProblemError([
    {
      file: 'npm run new',
      found: quote(kind || undefined),
      expected: '"page ADDRESS TITLE", "release-note PRODUCT VERSION" or "api-page COORDINATE"',
      nearest: findNearest(kind, kinds),
    },
  ])
}

function describeWordsBehind(coordinate: string, words: string): ProblemError {
  return new ProblemError([
    {
      file: 'npm run new api-page',
      found: `${quote(words)} behind the coordinate ${quote(coordinate)}`,
      expected: 'one coordinate, such as: npm run new api-page ContainerSite',
    },
  ])
}

function describeBadTitle(found: string): ProblemError {
  return new ProblemError([
    {
      file: 'npm run new page',
      found,
      expected:
        'an address and a title in quotes, such as: npm run new page /docs/binbar/clean-a-binbar/ "Clean a BinBar"',
    },
  ])
}
