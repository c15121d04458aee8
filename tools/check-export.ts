import { existsSync, readFileSync } from 'node:fs'
import { join, posix, resolve } from 'node:path'
import type { SitePlace } from '../lib/links/check-exported-address'
import { type ExportPage, type Fault, findFaults, readExportPage } from '../lib/links/find-faults'
import { findIdSource, findSource, type PageSources, type SourceFile } from '../lib/links/find-source'
import { type Finding, mergeFindings } from '../lib/links/merge-findings'
import { metaFile } from '../lib/navigation/meta-schema'
import { createPageReader } from '../lib/pages/create-page-reader'
import { listFiles } from '../lib/pages/list-files'
import type { Problem } from '../lib/problem/problem'
import { readImports } from '../lib/site/collect-link-targets'
import { siteConfigFile } from '../lib/site/site-config-schema'
import type { ExportSettings } from './export-settings'

/** Which export is checked, and against what. */
export interface CheckExportOptions extends ExportSettings, SitePlace {
  /** Folder of the project, as an absolute path. */
  root: string
  /** The redirect table: the target of each source route. Each source has to have its redirect page. */
  redirects: ReadonlyMap<string, string>
}

/**
 * Checks every HTML file of an export: every page, file, image, script and style sheet that it
 * points to exists, in the same letter case and below the base path; every anchor has its element;
 * every id stands once; every redirect has its page and leads to one. Problems name the source in
 * which the address is written, where there is one. Reads files and changes none.
 *
 * @returns one problem for each fault, however many pages have it
 * @throws ProblemError when there are faults and an MDX source is no valid MDX
 */
export function checkExport(options: CheckExportOptions): Problem[] {
  const exportRoot = resolve(options.root, options.folder)
  const paths = listFiles(exportRoot, '').map((file) => `/${file}`)
  const pages = paths
    .filter((path) => path.endsWith('.html'))
    .map((path) => readExportPage(path, readFileSync(join(exportRoot, path), 'utf8')))
  if (pages.length === 0) {
    return [{ file: options.folder, found: 'no HTML file', expected: 'an export; run "npm run build" first' }]
  }
  const faults = findFaults({
    ...options,
    paths,
    pages,
    hasFile: (path) => existsSync(join(exportRoot, path)),
  })
  if (faults.length === 0) return []
  const readSources = createSourceReader(options)
  return mergeFindings(faults.map((fault) => locate(fault, readSources(fault.page), options)))
}

function locate(
  { page, subject, topic, clue, ...fault }: Fault,
  sources: PageSources,
  site: SitePlace,
): Finding {
  const place = findPlace(clue, sources, site)
  return {
    problem: { ...place, subject, ...fault },
    route: page.route,
    topic,
    hasSource: place.file !== sources.exportFile,
  }
}

function findPlace(clue: Fault['clue'], sources: PageSources, site: SitePlace) {
  if (!clue) return { file: sources.exportFile }
  return 'id' in clue ? findIdSource(clue.id, sources) : findSource(clue, sources, site)
}

/** Gives the sources of a page: its MDX file, the parts that it imports, and the data files. */
function createSourceReader({ root, folder }: CheckExportOptions) {
  const reader = createPageReader(root)
  const pages = new Map(reader.readPages().map((page) => [page.route, page]))
  const data = [
    siteConfigFile,
    metaFile,
    ...listFiles(root, 'content').filter((file) => file.endsWith('.json')),
  ]
    .filter((file) => existsSync(join(root, file)))
    .map(readText)

  function readText(file: string): SourceFile {
    return { file, text: readFileSync(join(root, file), 'utf8') }
  }

  return ({ path, route }: Pick<ExportPage, 'path' | 'route'>): PageSources => {
    const page = pages.get(route)
    const ofPage = page ? [page, ...readImports(page, reader)] : []
    return {
      exportFile: posix.join(folder, path),
      pages: ofPage,
      texts: [...ofPage.map(({ file }) => readText(file)), ...data],
    }
  }
}
