import { readFileSync, writeFileSync } from 'node:fs'
import { basename, join, resolve } from 'node:path'
import { createPageReader, type PageReader } from '../lib/pages/create-page-reader'
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
  const file = readArguments(args)
  const imported = readImportedSchema(file, readText(file))
  const presentText = readFileSync(join(root, schemaFile), 'utf8')
  const changes = await listChanges(readSchema(schemaFile, presentText), imported.schema)
  if (changes.length === 0) {
    if (!args.includes(confirmWord)) return `${file} has what ${schemaFile} has: nothing was changed.`
    writeProvenance(root, imported, basename(file), today)
    return `${file} has what ${schemaFile} has: every element is confirmed now.`
  }
  writeFileSync(join(root, schemaFile), imported.text)
  writeProvenance(root, imported, basename(file), today)
  const reader = createPageReader(root)
  const pages = listReferencePages(reader)
  return formatReport({
    changes,
    renames: findRenames(changes),
    pagesToAdd: listPagesToAdd(imported, pages),
    pagesToRemove: listPagesToRemove(imported, pages),
    problems: listProblems(reader),
  })
}

function readArguments(args: readonly string[]): string {
  const [file, ...others] = args.filter((argument) => argument !== confirmWord)
  if (file !== undefined && others.length === 0) return file
  throw new ProblemError([
    {
      file: 'npm run schema:import',
      found: file === undefined ? 'no file' : `${quote(others.join(' '))} behind the file`,
      expected: 'one file, such as: npm run schema:import ../schema.graphql',
    },
  ])
}

function readText(file: string): string {
  try {
    return readFileSync(resolve(file), 'utf8')
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ENOENT') throw error
    throw new ProblemError([
      { file, found: 'no such file', expected: 'a schema in SDL, or an introspection result in JSON' },
    ])
  }
}

function writeProvenance(root: string, { schema }: ImportedSchema, file: string, today: string): void {
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
  const known = new Set(listElements(schema).map(({ coordinate }) => coordinate))
  return pages.filter(({ coordinate }) => !known.has(coordinate)).map(({ file }) => file)
}

/** The pages to add and to remove have lists of their own. */
function listProblems(reader: PageReader): Problem[] {
  const data = readSiteData(reader)
  if (!data.api) return []
  return checkApi(reader, { ...data, api: data.api }).filter(
    ({ file, subject }) => file !== schemaFile && subject !== 'graphql',
  )
}
