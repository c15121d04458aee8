import { cpSync, mkdirSync, mkdtempSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { metaFile } from '../../../lib/navigation/meta-schema'
import { listFiles } from '../../../lib/pages/list-files'
import { routesFile } from '../../../lib/site/routes-list'
import type { SiteTexts } from './site-texts'

/** What a build needs of the project. */
const parts = [
  'components',
  'content',
  'lib',
  'markdown',
  'pages',
  'public',
  'schema',
  'styles',
  'tools',
  metaFile,
  routesFile,
  'cspell.json',
  'next.config.mjs',
  'package.json',
  'site.config.ts',
  'theme.config.tsx',
  'tsconfig.json',
  'types.d.ts',
]

/** The texts of the project that the generator works on. */
export function readSiteTexts(root: string): SiteTexts {
  const files = [...listFiles(root, 'pages'), ...listFiles(root, 'schema'), metaFile, routesFile]
  return new Map(files.map((file) => [file, readFileSync(join(root, file), 'utf8')]))
}

/**
 * Copies the project into a temporary folder, with other texts in place of its own; the installed packages are linked.
 *
 * @returns the folder, which the caller removes
 */
export function copySite(root: string, texts: SiteTexts): string {
  const folder = mkdtempSync(join(tmpdir(), 'growth-bench-'))
  for (const part of parts) cpSync(join(root, part), join(folder, part), { recursive: true })
  symlinkSync(join(root, 'node_modules'), join(folder, 'node_modules'))
  for (const [file, text] of texts) {
    mkdirSync(dirname(join(folder, file)), { recursive: true })
    writeFileSync(join(folder, file), text)
  }
  return folder
}
