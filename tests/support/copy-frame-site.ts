import { cpSync, mkdirSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { addReleases } from './add-releases'
import { type FrameSite, frameSitesFolder } from './frame-sites'

const project = join(import.meta.dirname, '../..')
const fixtures = join(project, 'tests/fixtures/frame-sites')

/** What a site takes from the project. Its pages, its data and its configuration are its own. */
const shared = [
  'components',
  'lib',
  'markdown',
  'styles',
  'pages/_app.tsx',
  'pages/_document.tsx',
  'public/favicon.svg',
  'next.config.mjs',
  'package.json',
  'theme.config.tsx',
  'tsconfig.json',
  'types.d.ts',
]

/**
 * Makes the project of one site anew: the project's own code, then what all sites hold, then what this one
 * holds. It lies within the project, so that the installed packages are found.
 *
 * @returns its folder, as an absolute path
 */
export function copyFrameSite(site: FrameSite): string {
  const folder = join(project, frameSitesFolder, site)
  rmSync(folder, { recursive: true, force: true, maxRetries: 5 })
  mkdirSync(folder, { recursive: true })
  for (const path of shared) cpSync(join(project, path), join(folder, path), { recursive: true })
  for (const layer of ['common', site]) cpSync(join(fixtures, layer), folder, { recursive: true })
  if (site === 'system') addReleases(folder)
  return folder
}
