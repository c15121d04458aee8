import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { insertExamples } from '../examples/insert-examples'
import type { ExampleApi } from '../examples/run-example'
import { rememberFor, rememberLast } from '../memory/remember'
import type { PageReader } from '../pages/create-page-reader'
import { listFiles } from '../pages/list-files'
import type { ParsedPage } from '../pages/parse-page'
import { parseWithSchema } from '../problem/check-with-schema'
import { readJson } from '../problem/read-json'
import type { ApiData, ExampleOnPage, Program } from '../reference/api-data'
import { programsFolder } from '../reference/compose-program'
import { composeDownloadFiles } from '../reference/downloads'
import { createSampleApi } from '../sample-api/create-sample-api'
import { sampleDataFile, sampleDataSchema } from '../sample-api/sample-data-schema'
import { provenanceFile, provenanceSchema } from '../schema/provenance-schema'
import { readSchema, schemaFile } from '../schema/read-schema'
import { readImports } from './collect-link-targets'
import { listReferencePages } from './list-reference-pages'
import { readDataFile, readDataText } from './read-data-file'

/**
 * The schema with everything that goes with it: what is confirmed, the sample data, the examples of all
 * pages. `undefined` in a project without a schema.
 *
 * @throws ProblemError when a file is missing or has mistakes
 */
export function readApiData(reader: PageReader): ApiData | undefined {
  const { root } = reader
  if (!existsSync(join(root, schemaFile))) return undefined
  const schemaText = readFileSync(join(root, schemaFile), 'utf8')
  const exampleApi = readExampleApi(schemaText, readDataText(root, sampleDataFile))
  return {
    ...exampleApi,
    provenance: readDataFile(root, provenanceFile, provenanceSchema),
    pages: new Map(listReferencePages(reader).map(({ coordinate, route }) => [coordinate, route])),
    examples: listExamples(reader, exampleApi),
    downloads: composeDownloadFiles(schemaText, exampleApi.schema),
    programs: readPrograms(root),
  }
}

/** The API for the texts of schema and sample data, which seldom change while pages are edited. */
const readExampleApi = rememberLast((schemaText: string, sampleDataText: string) => {
  const schema = readSchema(schemaFile, schemaText)
  const sampleData = parseWithSchema(sampleDataSchema, readJson(sampleDataFile, sampleDataText))
  return { schema, sampleApi: createSampleApi(schema, sampleData), sampleArguments: sampleData.arguments }
})

/** Examples of a part count for the pages that import it; a page that repeats another one has none of its own. */
function listExamples(reader: PageReader, api: ExampleApi): ExampleOnPage[] {
  return reader.readPages().flatMap((page) => {
    const { title = '', canonical = page.route } = Object(page.frontMatter.value)
    if (canonical !== page.route) return []
    return [page, ...readImports(page, reader)].flatMap((text) =>
      proveExamples(api)(text).map((example) => ({ route: page.route, title: String(title), example })),
    )
  })
}

/** For the same API, the examples of a page are proven again only when the page has changed. */
const proveExamples = rememberFor((api: ExampleApi) =>
  rememberFor(({ tree, file }: ParsedPage) => insertExamples(structuredClone(tree), file, api).examples),
)

const endings = { curl: 'sh', typescript: 'mts', python: 'py', output: 'txt' } as const

/** The programs of which every language and the output are there. */
function readPrograms(root: string): Map<string, Program> {
  const files = new Set(listFiles(root, programsFolder))
  const names = [...files].filter((file) => file.endsWith('.sh')).map((file) => file.slice(0, -'.sh'.length))
  return new Map(
    names
      .filter((name) => Object.values(endings).every((ending) => files.has(`${name}.${ending}`)))
      .map((name) => {
        const texts = Object.entries(endings).map(([tab, ending]) => [
          tab,
          readFileSync(join(root, `${name}.${ending}`), 'utf8').trimEnd(),
        ])
        return [name.slice(programsFolder.length + 1), Object.fromEntries(texts) as Program]
      }),
  )
}
