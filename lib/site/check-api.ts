import { checkSchemaNames } from '../consistency/check-schema-names'
import { expandPage } from '../page-parts/expand-page'
import type { PageReader } from '../pages/create-page-reader'
import type { ParsedPage } from '../pages/parse-page'
import { formatProblem, type Problem } from '../problem/problem'
import type { ApiData } from '../reference/api-data'
import { isAboutApi } from '../reference/insert-api-parts'
import { checkSampleArguments } from '../sample-api/check-sample-arguments'
import { sampleDataFile } from '../sample-api/sample-data-schema'
import { checkProvenance } from '../schema/check-provenance'
import { checkReferencePages } from '../schema/check-reference-pages'
import { elementKinds } from '../schema/element-route'
import { provenanceFile } from '../schema/provenance-schema'
import { readImports } from './collect-link-targets'
import type { SiteData } from './data-elements'
import { listReferencePages } from './list-reference-pages'
import { readSource } from './read-data-file'

/**
 * Everything that does not agree with the schema of the API: provenance, sample values, reference pages,
 * and on each page its examples, ready operations and names in code. All of it at once, so that a change
 * of the schema names every place that it touches.
 */
export function checkApi(reader: PageReader, data: SiteData & { api: ApiData }): Problem[] {
  const { schema, provenance, sampleArguments } = data.api
  const { root } = reader
  const pages = reader.readPages()
  const texts = new Map(
    pages.flatMap((page) => [page, ...readImports(page, reader)].map((text) => [text.file, text])),
  )
  return removeRepeats([
    ...checkProvenance(provenance, readSource(root, provenanceFile), schema),
    ...checkSampleArguments(sampleArguments, readSource(root, sampleDataFile), schema),
    ...checkReferencePages(schema, listReferencePages(reader)),
    ...pages.flatMap(findMissingCoordinate),
    ...[...texts.values()].flatMap((text) => checkText(text, data)),
  ])
}

/** One ready operation may stand on the pages of several elements, and one part on several pages. */
function removeRepeats(problems: readonly Problem[]): Problem[] {
  return [...new Map(problems.map((problem) => [formatProblem(problem), problem])).values()]
}

function checkText(text: ParsedPage, data: SiteData & { api: ApiData }): Problem[] {
  const names = isAboutApi(text.file) ? checkSchemaNames(text, data.api.schema) : []
  return [...expandPage(text, data).problems, ...names]
}

/** A page in the folder of a kind of element that says of none that it is its reference. */
function findMissingCoordinate({ file, route, frontMatter }: ParsedPage): Problem[] {
  const isInFolder = Object.values(elementKinds).some(({ folder }) => route.startsWith(folder))
  if (!isInFolder || Object.hasOwn(Object(frontMatter.value), 'graphql')) return []
  return [
    {
      file,
      line: frontMatter.lineOf([]),
      subject: 'graphql',
      found: 'no such key in the front matter',
      expected: 'the coordinate of the element that the page is about, such as "graphql: ContainerSite"',
    },
  ]
}
