import { composeBasePath } from '../lib/locales/find-locale'
import type { Locale } from '../lib/locales/locales-schema'
import { ProblemError, quote } from '../lib/problem/problem'
import { siteConfig } from '../site.config'

/** Where the export is and under which path of the host it is served. */
export interface ExportSettings {
  /** Folder of the export, from the root of the project. */
  folder: string
  /** Path in front of every address: empty, `/help`, or `/help/fr` for another language. */
  basePath: string
}

/**
 * The settings that `next.config.mjs` builds with, from the same variables of the environment.
 *
 * @throws ProblemError when `LOCALE` names no language of the site
 */
export function readExportSettings(locales: readonly Locale[] = siteConfig.locales): ExportSettings {
  const { EXPORT_FOLDER: folder, BASE_PATH: siteBase, LOCALE: code } = process.env
  return { folder: folder || 'out', basePath: composeBasePath(siteBase, locales, code) }
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
