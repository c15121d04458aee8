import { lightPatternsElement, lightPatternsFile } from '../lights/light-pattern-schema'
import { metaFile } from '../navigation/meta-schema'
import type { PageReader } from '../pages/create-page-reader'
import { listFiles } from '../pages/list-files'
import type { ParsedPage } from '../pages/parse-page'
import { routeToFile, splitAddress, toRoute } from '../pages/route'
import { programElement, programsFolder } from '../reference/compose-program'
import { downloadsElement } from '../reference/downloads'
import { isAboutApi } from '../reference/insert-api-parts'
import { sampleDataFile } from '../sample-api/sample-data-schema'
import { provenanceFile } from '../schema/provenance-schema'
import { schemaFile } from '../schema/read-schema'
import { termsFile } from '../terms/terms-schema'
import { readImports } from './collect-link-targets'
import { dataElements } from './data-elements'
import { questionsFile } from './questions-schema'

/** Files of data that each site has. */
const dataFiles = [
  metaFile,
  questionsFile,
  lightPatternsFile,
  termsFile,
  schemaFile,
  provenanceFile,
  sampleDataFile,
]

/** The files that pages are filled from, as paths from the root of the project, with the programs that pages show. */
export function listDataFiles(root: string): string[] {
  return [...dataFiles, ...listFiles(root, programsFolder)]
}

/** What stands for all pages: their files, or one file that changes with what is shown of them. */
export type AllPages = () => string[]

/**
 * The files that the result of a page depends on beyond its own imports, as paths from the root of the
 * project: the pages it links to with the parts these import (their ids are checked), and, when the
 * page shows data, the data files and all pages (their titles stand on cards). Files that do not exist
 * are named too, since the result changes when they come.
 */
export function listDependencies(file: string, reader: PageReader, listAllPages: AllPages): string[] {
  const page = reader.readPage(file)
  if (!page) return []
  if (showsData(page)) return [...listDataFiles(reader.root), ...listAllPages()]
  return page.addresses
    .map(({ url }) => splitAddress(url).path)
    .filter((path) => path.startsWith('/'))
    .map((path) => reader.findFile(toRoute(path)) ?? routeToFile(toRoute(path)))
    .flatMap((linked) => [linked, ...listParts(linked, reader)])
}

function listParts(file: string, reader: PageReader): string[] {
  const page = reader.readPage(file)
  return page ? readImports(page, reader).map((part) => part.file) : []
}

function showsData({ file, elements, frontMatter }: ParsedPage): boolean {
  if (isAboutApi(file)) return true
  const names = [...Object.keys(dataElements), lightPatternsElement, programElement, downloadsElement, 'Term']
  return names.some((name) => elements.has(name)) || Object.hasOwn(Object(frontMatter.value), 'changes')
}
