import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { createPageReader, type PageReader } from '../lib/pages/create-page-reader'
import { listFiles } from '../lib/pages/list-files'
import type { ParsedPage } from '../lib/pages/parse-page'
import { ProblemError, throwProblems } from '../lib/problem/problem'
import { readJson } from '../lib/problem/read-json'
import type { SourceText } from '../lib/problem/source-text'

/** The folder of data, and of parts that pages import. */
const contentFolder = 'content'

/** The texts of a project, read once. */
export interface ProjectTexts {
  reader: PageReader
  pages: readonly ParsedPage[]
  /** Parts that pages import. */
  parts: readonly ParsedPage[]
  /** Data files, by their path from the root of the project. */
  sources: ReadonlyMap<string, SourceText>
}

/**
 * Reads all pages, parts and data files of a project.
 *
 * @param root folder of the project, as an absolute path
 * @throws ProblemError on a file that is no valid MDX or JSON
 */
export function readTexts(root: string): ProjectTexts {
  const reader = createPageReader(root)
  const files = listFiles(root, contentFolder)
  const parts = files.filter((file) => file.endsWith('.mdx')).map((file) => reader.readPage(file))
  const sources = files.filter((file) => file.endsWith('.json')).map((file) => readJsonFile(root, file))
  throwProblems(sources.flatMap(({ problems }) => problems))
  return {
    reader,
    pages: reader.readPages(),
    parts: parts.filter((part) => part !== undefined),
    sources: new Map(sources.map((source) => [source.file, source])),
  }
}

/** A data file that has to be there. Throws a `ProblemError` when it is not. */
export function requireSource({ sources }: ProjectTexts, file: string): SourceText {
  const source = sources.get(file)
  if (source) return source
  throw new ProblemError([{ file, found: 'no such file', expected: 'a file of this name' }])
}

function readJsonFile(root: string, file: string): SourceText {
  return readJson(file, readFileSync(join(root, file), 'utf8'))
}
