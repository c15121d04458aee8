import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { MeasuredPage } from '../lib/measures/check-measures'
import { measurePage } from '../lib/measures/measure-page'
import type { PageReader } from '../lib/pages/create-page-reader'
import { frontMatterSchema } from '../lib/pages/front-matter'
import { parseFrontMatter } from '../lib/pages/parse-page'
import { routeToExportFile } from '../lib/pages/route'
import { checkWithSchema } from '../lib/problem/check-with-schema'
import type { ExportSettings } from './export-settings'

/**
 * Measures every page of an export, in the order of the pages' files. Pages with mistakes in their
 * front matter and pages that are not in the export are left out; other checks report them.
 */
export function measureContent(reader: PageReader, { folder, basePath }: ExportSettings): MeasuredPage[] {
  return reader.listPages().flatMap(({ file, route }) => {
    const frontMatter = parseFrontMatter(file, readFileSync(join(reader.root, file), 'utf8'))
    const { value } = checkWithSchema(frontMatterSchema, frontMatter)
    const path = join(reader.root, folder, routeToExportFile(route))
    if (!value || !existsSync(path)) return []
    const { title, status, canonical } = value
    return [
      { file, route, title, status, canonical, ...measurePage(readFileSync(path, 'utf8'), route, basePath) },
    ]
  })
}
