import { ProblemError, quote } from '../lib/problem/problem'

/** Where the export is and under which path of the host it is served. */
export interface ExportSettings {
  /** Folder of the export, from the root of the project. */
  folder: string
  /** Path in front of every address: empty, or `/help`. */
  basePath: string
}

/** The settings that `next.config.mjs` builds with, from the same variables of the environment. */
export function readExportSettings(): ExportSettings {
  return { folder: process.env.EXPORT_FOLDER || 'out', basePath: process.env.BASE_PATH || '' }
}

/**
 * The port of the local server, from the variable `PORT`.
 *
 * @throws ProblemError when it is no number of a port
 */
export function readPort(): number {
  const text = process.env.PORT || '3000'
  const port = Number(text)
  if (Number.isInteger(port) && port >= 0 && port <= 65535) return port
  throw new ProblemError([{ file: 'PORT', found: quote(text), expected: 'a whole number from 0 to 65535' }])
}
