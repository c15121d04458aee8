import { existsSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { brotliCompressSync } from 'node:zlib'
import { toAssetListPath } from '../../../lib/pages/asset-list'
import { listFiles } from '../../../lib/pages/list-files'
import { routeToExportFile } from '../../../lib/pages/route'
import type { MetaText } from './site-texts'

/** How much something is, in bytes: as it is, and as hosts send it. */
export interface ByteMeasure {
  raw: number
  brotli: number
}

const notesFolder = '/docs/binbar/release-notes/'

/** The pages that stand for all of their kind, as routes, by their kind. */
interface MeasuredPages {
  guide: string
  object: string
  'newest note': string
  'oldest note': string
}

/** The pages of a site that are weighed. Its notes stand newest first. */
export function chooseMeasuredPages(meta: MetaText): MeasuredPages {
  const notes = Object.keys(meta[notesFolder] ?? {})
  return {
    guide: '/docs/binbar/installing-binbar/',
    object: '/docs/api/objects/account/',
    'newest note': `${notesFolder}${notes[0]}/`,
    'oldest note': `${notesFolder}${notes.at(-1)}/`,
  }
}

/**
 * What the pages of an export weigh, by what is weighed.
 *
 * @param folder of the export
 * @param meta the `_meta.json` that it was built with
 */
export function measureExport(folder: string, meta: MetaText): Map<string, ByteMeasure> {
  const pages = chooseMeasuredPages(meta)
  const htmls = Object.entries(pages).map(([kind, route]) => ({ kind, file: routeToExportFile(route) }))
  const guide = readFileSync(join(folder, routeToExportFile(pages.guide)), 'utf8')
  const scripts = listScripts(guide)
  const assets = listFiles(folder, '_next/static')
  const search = listFiles(folder, 'search').filter((file) => !/\.(br|gz)$/.test(file))
  const sum = (files: readonly string[]) => sumFiles(folder, files)
  return new Map([
    ...htmls.map(({ kind, file }): [string, ByteMeasure] => [`HTML of the ${kind}`, sum([file])]),
    ...htmls.map(({ kind, file }): [string, ByteMeasure] => [
      `sidebar of the ${kind}`,
      measureText(readSidebar(readFileSync(join(folder, file), 'utf8'))),
    ]),
    ['shared page map of the guide', sum(scripts.filter(isPageMap))],
    ['asset list of the guide', sum([findAssetList(assets, pages.guide)])],
    ['asset list of the newest note', sum([findAssetList(assets, pages['newest note'])])],
    ['scripts of the guide', sum(scripts)],
    ['search files', sum(search)],
  ])
}

/**
 * The list that names the files of a page, of the files in an export.
 *
 * @throws when there is none
 */
export function findAssetList(files: readonly string[], route: string): string {
  const path = toAssetListPath(route)
  const file = files.find((name) => name.endsWith(`/${path}`))
  if (file === undefined) throw new Error(`Found no ${path} for ${route}, expected one in the export.`)
  return file
}

/** The scripts that a page names, without those that old browsers alone load, as paths in the export. */
export function listScripts(html: string): string[] {
  return [...html.matchAll(/<script\b[^>]*\bsrc="\/([^"]+\.js)"[^>]*>/g)]
    .filter(([element]) => !/\bnomodule\b/i.test(element))
    .map(([, file = '']) => file)
}

/** The sidebar within the HTML of a page; empty where there is none. */
export function readSidebar(html: string): string {
  return /<aside id="docs-sidebar".*?<\/aside>/s.exec(html)?.[0] ?? ''
}

/** True for what all pages of a guide share of its navigation. */
function isPageMap(file: string): boolean {
  return /\/chunks\/page-map-[^/]*$/.test(file)
}

function sumFiles(folder: string, files: readonly string[]): ByteMeasure {
  return files
    .map((file) => measureFile(join(folder, file)))
    .reduce((one, other) => ({ raw: one.raw + other.raw, brotli: one.brotli + other.brotli }), {
      raw: 0,
      brotli: 0,
    })
}

/** Small files are not compressed. */
function measureFile(path: string): ByteMeasure {
  const raw = statSync(path).size
  return { raw, brotli: existsSync(`${path}.br`) ? statSync(`${path}.br`).size : raw }
}

function measureText(text: string): ByteMeasure {
  return { raw: Buffer.byteLength(text), brotli: brotliCompressSync(text).length }
}
