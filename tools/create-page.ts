import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { listEntries } from '../lib/navigation/meta-entries'
import { metaFile } from '../lib/navigation/meta-schema'
import { createPageReader } from '../lib/pages/create-page-reader'
import { findNearest } from '../lib/problem/find-nearest'
import { ProblemError, quote } from '../lib/problem/problem'
import { composePage, type FileTexts } from '../lib/scaffold/compose-page'
import { planPage } from '../lib/scaffold/plan-page'
import { planReleaseNote } from '../lib/scaffold/plan-release-note'
import { readMeta } from '../lib/site/read-site-data'
import { routesFile } from '../lib/site/routes-list'

const kinds = ['page', 'release-note']

/**
 * `npm run new page ADDRESS TITLE` and `npm run new release-note PRODUCT VERSION`: writes the page
 * and names it in `_meta.json` and `routes.txt`. Nothing is written when something is wrong.
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
  const versionsOf = (folder: string) => listEntries(meta, folder).map(({ key }) => key)
  if (!kinds.includes(kind)) throw describeUnknownKind(kind)
  if (kind === 'page' && second.trim() === '') throw describeBadTitle('no title')
  if (kind === 'page' && more.length > 0) {
    throw describeBadTitle(`${quote(more.join(' '))} after the title ${quote(second)}`)
  }
  const page = kind === 'page' ? planPage(first, second) : planReleaseNote(first, second, versionsOf)
  const texts = composePage(page, {
    meta,
    metaText: readFileSync(join(root, metaFile), 'utf8'),
    routesText: readFileSync(join(root, routesFile), 'utf8'),
    routes: reader.readPages().map(({ route }) => route),
  })
  writeTexts(root, texts)
  return Object.keys(texts)
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
      expected: '"page ADDRESS TITLE" or "release-note PRODUCT VERSION"',
      nearest: findNearest(kind, kinds),
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
