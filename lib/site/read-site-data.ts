import { checkLightPatterns } from '../lights/check-light-patterns'
import { lightPatternsFile, lightPatternsSchema } from '../lights/light-pattern-schema'
import { checkAddress, type LinkTargets } from '../links/check-address'
import { checkMeta } from '../navigation/check-meta'
import { type Meta, metaFile, metaSchema } from '../navigation/meta-schema'
import type { PageReader } from '../pages/create-page-reader'
import { frontMatterSchema } from '../pages/front-matter'
import { checkWithSchema, parseWithSchema } from '../problem/check-with-schema'
import { type Problem, throwProblems } from '../problem/problem'
import { termsFile, termsSchema } from '../terms/terms-schema'
import type { PageFacts, SiteData } from './data-elements'
import { type Question, questionsFile, questionsSchema } from './questions-schema'
import { readApiData } from './read-api-data'
import { readDataFile, readSource } from './read-data-file'

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
    api: readApiData(reader),
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
    if (value) {
      const { title, description } = value
      facts.set(route, { title, description, headings })
    }
  }
  return facts
}
