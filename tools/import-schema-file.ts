import { readFileSync, writeFileSync } from 'node:fs'
import { basename, join, resolve } from 'node:path'
import type { GraphQLSchema } from 'graphql'
import { createPageReader, type PageReader } from '../lib/pages/create-page-reader'
import { findNearest } from '../lib/problem/find-nearest'
import { type Problem, ProblemError, quote } from '../lib/problem/problem'
import type { ReferencePage } from '../lib/schema/check-reference-pages'
import { listElements } from '../lib/schema/list-elements'
import { provenanceFile } from '../lib/schema/provenance-schema'
import { readSchema, schemaFile } from '../lib/schema/read-schema'
import { confirmElements } from '../lib/schema-import/confirm-elements'
import { findRenames } from '../lib/schema-import/find-renames'
import { formatReport } from '../lib/schema-import/format-report'
import { listChanges } from '../lib/schema-import/list-changes'
import { type ImportedSchema, readImportedSchema } from '../lib/schema-import/read-imported-schema'
import { checkApi } from '../lib/site/check-api'
import { listReferencePages } from '../lib/site/list-reference-pages'
import { readSiteData } from '../lib/site/read-site-data'

/** What an import is made with. */
export interface ImportOptions {
  /** Folder of the project, as an absolute path. */
  root: string
  /** The day of the import: `2026-11-28`. */
  today: string
}

/** The word that confirms the present schema. */
const confirmWord = '--confirm'

/**
 * `npm run schema:import FILE`: takes over a schema of the API from its owner. Nothing is written when
 * nothing differs, but for `--confirm`, which confirms every element all the same.
 *
 * @returns what changed, and what is left to do, as text
 * @throws ProblemError for a file that is missing or no schema; then nothing is written
 */
export async function importSchemaFile(
  args: readonly string[],
  { root, today }: ImportOptions,
): Promise<string> {
  const { file, isConfirmed } = readArguments(args)
  const imported = readImportedSchema(file, readText(resolve(file), file))
  const present = readSchema(schemaFile, readText(join(root, schemaFile), schemaFile))
  const changes = await listChanges(present, imported.schema)
  if (changes.length === 0) {
    if (!isConfirmed) return `${file} has what ${schemaFile} has: nothing was changed.`
    writeProvenance(root, present, basename(file), today)
    return `${file} has what ${schemaFile} has: every element is confirmed now.`
  }
  writeFileSync(join(root, schemaFile), imported.text)
  writeProvenance(root, imported.schema, basename(file), today)
  const reader = createPageReader(root)
  const pages = listReferencePages(reader)
  const pagesToAdd = listPagesToAdd(imported, pages)
  const pagesToRemove = listPagesToRemove(imported, pages)
  return formatReport({
    changes,
    renames: findRenames(changes, present, imported.schema),
    pagesToAdd,
    pagesToRemove,
    problems: listProblems(reader).filter(
      ({ file, subject = '' }) =>
        !(file === schemaFile && pagesToAdd.includes(subject)) &&
        !(subject === 'graphql' && pagesToRemove.includes(file)),
    ),
    written: [schemaFile, provenanceFile],
  })
}

function readArguments(args: readonly string[]): { file: string; isConfirmed: boolean } {
  const word = args.find((argument) => argument.startsWith('-') && argument !== confirmWord)
  if (word !== undefined) throw describeArguments(`the word ${quote(word)}`, findNearest(word, [confirmWord]))
  const [file, ...others] = args.filter((argument) => argument !== confirmWord)
  if (file === undefined) throw describeArguments('no file')
  if (others.length > 0) throw describeArguments(`${quote(others.join(' '))} behind the file`)
  return { file, isConfirmed: args.includes(confirmWord) }
}

function describeArguments(found: string, nearest?: string): ProblemError {
  return new ProblemError([
    {
      file: 'npm run schema:import',
      found,
      expected: 'one file, such as: npm run schema:import ../schema.graphql',
      nearest,
    },
  ])
}

/** What can be in the way of reading a file, by the code of the error. */
const obstacles: Record<string, string> = {
  ENOENT: 'no such file',
  ENOTDIR: 'no such file',
  EISDIR: 'a folder',
  EACCES: 'a file that must not be read',
}

function readText(path: string, file: string): string {
  try {
    return readFileSync(path, 'utf8')
  } catch (error) {
    const found = obstacles[(error as NodeJS.ErrnoException).code ?? '']
    if (found === undefined) throw error
    throw new ProblemError([{ file, found, expected: 'a schema in SDL, or an introspection result in JSON' }])
  }
}

function writeProvenance(root: string, schema: GraphQLSchema, file: string, today: string): void {
  const provenance = confirmElements(schema, file, today)
  writeFileSync(join(root, provenanceFile), `${JSON.stringify(provenance, null, 2)}\n`)
}

function listPagesToAdd({ schema }: ImportedSchema, pages: readonly ReferencePage[]): string[] {
  const known = new Set(pages.map(({ coordinate }) => coordinate))
  return listElements(schema)
    .filter(({ coordinate, hasPage }) => hasPage && !known.has(coordinate))
    .map(({ coordinate }) => coordinate)
}

function listPagesToRemove({ schema }: ImportedSchema, pages: readonly ReferencePage[]): string[] {
  const known = new Set(
    listElements(schema)
      .filter(({ hasPage }) => hasPage)
      .map(({ coordinate }) => coordinate),
  )
  return pages.filter(({ coordinate }) => !known.has(coordinate)).map(({ file }) => file)
}

/** The schema is taken over by now, so that a mistake elsewhere must not take the report away. */
function listProblems(reader: PageReader): readonly Problem[] {
  try {
    const data = readSiteData(reader)
    return data.api ? checkApi(reader, { ...data, api: data.api }) : []
  } catch (error) {
    if (!(error instanceof ProblemError)) throw error
    return error.problems
  }
}
