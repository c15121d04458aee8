import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { z } from 'zod'
import { parseWithSchema } from '../problem/check-with-schema'
import { ProblemError } from '../problem/problem'
import { readJson } from '../problem/read-json'
import type { SourceText } from '../problem/source-text'

/** A JSON file of the project. A missing file is a problem like any other. */
export function readSource(root: string, file: string): SourceText {
  return readJson(file, readDataText(root, file))
}

/** The text of a file of data. Throws a `ProblemError` when the file is missing. */
export function readDataText(root: string, file: string): string {
  try {
    return readFileSync(join(root, file), 'utf8')
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
