import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { z } from 'zod'
import { checkLightPatterns } from '../lights/check-light-patterns'
import { lightPatternsFile, lightPatternsSchema } from '../lights/light-pattern-schema'
import { checkAddress, type LinkTargets } from '../links/check-address'
import { checkMeta } from '../navigation/check-meta'
import { type Meta, metaFile, metaSchema } from '../navigation/meta-schema'
import type { PageReader } from '../pages/create-page-reader'
import { frontMatterSchema } from '../pages/front-matter'
import { checkWithSchema, parseWithSchema } from '../problem/check-with-schema'
import { type Problem, ProblemError, throwProblems } from '../problem/problem'
import { readJson } from '../problem/read-json'
import type { SourceText } from '../problem/source-text'
import { termsFile, termsSchema } from '../terms/terms-schema'
import type { PageFacts, SiteData } from './data-elements'
import { type Question, questionsFile, questionsSchema } from './questions-schema'

/** The text of a JSON file of the project. A missing file is a problem like any other. */
function readSource(root: string, file: string): SourceText {
  try {
    return readJson(file, readFileSync(join(root, file), 'utf8'))
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ENOENT') throw error
    throw new ProblemError([{ file, found: 'no such file', expected: 'a file of this name' }])
  }
}

/** A data file of the project. Throws a `ProblemError` when it is missing or has mistakes. */
export function readDataFile<Schema extends z.ZodTypeAny>(
  root: string,
  file: string,
  schema: Schema,
): z.output<Schema> {
  return parseWithSchema(schema, readSource(root, file))
}

/** `_meta.json`, checked against its schema and against the pages. Throws a `ProblemError`. */
export function readMeta(reader: PageReader): Meta {
  const source = readSource(reader.root, metaFile)
  const meta = parseWithSchema(metaSchema, source)
  const pages = new Map(reader.listPages().map(({ route, file }) => [route, file]))
  throwProblems(checkMeta(meta, source, pages))
  return meta
}

/** Everything that pages are filled with. Throws a `ProblemError` on the first file with mistakes. */
export function readSiteData(reader: PageReader): SiteData {
  const lightPatterns = readDataFile(reader.root, lightPatternsFile, lightPatternsSchema)
  throwProblems(checkLightPatterns(lightPatterns))
  return {
    meta: readMeta(reader),
    pages: collectPageFacts(reader),
    questions: readDataFile(reader.root, questionsFile, questionsSchema),
    lightPatterns,
    terms: readDataFile(reader.root, termsFile, termsSchema),
  }
}

/** The addresses in data files that lead nowhere. */
export function checkDataAddresses(questions: readonly Question[], targets: LinkTargets): Problem[] {
  return questions.flatMap(({ question, href }, index) => {
    const fault = checkAddress(href, '/', targets)
    return fault ? [{ file: questionsFile, subject: `${index} > href (${question})`, ...fault }] : []
  })
}

/** Pages whose front matter has mistakes are left out here; the compiler reports them. */
function collectPageFacts(reader: PageReader): SiteData['pages'] {
  const facts = new Map<string, PageFacts>()
  for (const { route, frontMatter, headings } of reader.readPages()) {
    const { value } = checkWithSchema(frontMatterSchema, frontMatter)
    if (value) facts.set(route, { title: value.title, description: value.description, headings })
  }
  return facts
}
