import { join } from 'node:path'
import { metaFile } from '../lib/navigation/meta-schema'
import type { LinkedItem } from '../lib/navigation/navigation'
import type { CarriedNavigation, Neighbour } from '../lib/navigation/page-navigation'
import type { NavigationPlan } from '../lib/navigation/plan-navigation'
import type { PageReader } from '../lib/pages/create-page-reader'
import { toProjectPath } from '../lib/pages/list-files'
import { fileToRoute, isErrorRoute } from '../lib/pages/route'

/** What the modules are made from. */
export interface PageMapOptions {
  reader: PageReader
  /** The present plan; asked for anew for each module. */
  readPlan: () => NavigationPlan
}

/** A module of JavaScript, and the files besides `_meta.json` that it depends on, as absolute paths. */
export interface PageMapModule {
  source: string
  files: string[]
}

/**
 * The module that a page map is imported from: with `page`, the path of a page's file, that of the page; with
 * `version` and `guide`, the guides of a version as all pages of one of them carry them.
 */
export function composePageMapModule(query: URLSearchParams, options: PageMapOptions): PageMapModule {
  const path = query.get('page')
  if (path !== null) return composePageModule(path, options)
  const guides = options.readPlan().planGuide(query.get('version') ?? '', query.get('guide') ?? '')
  return { source: `export const guides = ${JSON.stringify(guides)}\n`, files: [] }
}

function composePageModule(path: string, { reader, readPlan }: PageMapOptions): PageMapModule {
  const { root } = reader
  const file = toProjectPath(root, path)
  const route = fileToRoute(file)
  const frontMatter = Object(reader.readPage(file)?.frontMatter.value)
  const { carried, guide, previous, next } = readPlan().planPage({
    canonicalRoute: frontMatter.canonical ?? route,
    settings: frontMatter,
    showsAll: isErrorRoute(route),
  })
  const value: CarriedNavigation = {
    ...carried,
    previous: previous && nameNeighbour(previous, reader),
    next: next && nameNeighbour(next, reader),
  }
  const neighbours = [previous, next].map((item) => item && reader.findFile(item.route))
  return {
    source: composeSource(root, value, guide),
    files: [path, ...neighbours.filter((one) => one !== undefined).map((one) => join(root, one))],
  }
}

function composeSource(root: string, value: CarriedNavigation, guide: Record<string, string> | undefined) {
  const program = join(root, 'lib/navigation/page-navigation')
  const guides = guide && `${join(root, metaFile)}?${new URLSearchParams(guide)}`
  return [
    `import { composePageMap } from ${JSON.stringify(program)}`,
    ...(guides === undefined ? [] : [`import { guides } from ${JSON.stringify(guides)}`]),
    `export const pageMap = composePageMap(${JSON.stringify(value)}${guides === undefined ? '' : ', guides'})`,
    '',
  ].join('\n')
}

/** What a page calls itself to its neighbours, or else its label. */
function nameNeighbour({ route, title }: LinkedItem, reader: PageReader): Neighbour {
  const file = reader.findFile(route)
  const label: unknown = Object(file && reader.readPage(file)?.frontMatter.value).paginationLabel
  return { route, title: typeof label === 'string' ? label : title }
}
