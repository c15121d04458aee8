import { join } from 'node:path'
import { throwProblems } from '../../lib/problem/problem'
import { checkInlineCode, listScripts } from '../../lib/security/check-inline-code'
import { readExportCode } from '../../tools/read-export-code'
import { writeAssetLists } from '../../tools/write-asset-lists'
import { writeHeaders } from '../../tools/write-headers'
import { copyFrameSite } from './copy-frame-site'
import { exportFolderOf, type FrameSite, frameSites } from './frame-sites'
import { runInCopy } from './project-copy'

/** How many sites are built at the same time. */
const buildsAtOnce = 2

/** The builds of a site: the folder of each export, and the language of it. One language lies in another. */
const builds: Record<FrameSite, { exportFolder: string; locale: string }[]> = {
  multi: [
    { exportFolder: 'out', locale: 'en' },
    { exportFolder: 'out/ar', locale: 'ar' },
  ],
  system: [{ exportFolder: 'out', locale: 'en' }],
  bare: [{ exportFolder: 'out', locale: 'en' }],
}

/** Builds one site after the other, until none is left of the list. */
async function buildRest(sites: FrameSite[]): Promise<void> {
  for (let site = sites.shift(); site !== undefined; site = sites.shift()) await buildSite(site)
}

/** Builds a site and prints a line about it. A build that fails prints all that it said. */
async function buildSite(site: FrameSite): Promise<void> {
  const start = performance.now()
  const folder = copyFrameSite(site)
  for (const { exportFolder, locale } of builds[site]) {
    const environment = { EXPORT_FOLDER: exportFolder, LOCALE: locale, BASE_PATH: '' }
    const { succeeded, output } = await runInCopy({ folder }, 'npx', ['next', 'build'], environment)
    if (succeeded) continue
    console.error(`${site} (${locale}): failed\n${output}`)
    process.exitCode = 1
    return
  }
  try {
    for (const { exportFolder } of builds[site]) writeAssetLists(join(folder, exportFolder))
    writePolicy(exportFolderOf(site))
  } catch (error) {
    console.error(`${site}: failed\n${error instanceof Error ? error.message : error}`)
    process.exitCode = 1
    return
  }
  console.log(`${site}: built in ${Math.round((performance.now() - start) / 1000)} s`)
}

/** Gives an export the headers that the site itself has, so that the tests run under the same kind of policy. */
function writePolicy(folder: string): void {
  const code = readExportCode(folder)
  throwProblems(checkInlineCode(code))
  writeHeaders({ folder, basePath: '' }, listScripts(code))
}

const waiting = [...frameSites]
await Promise.all(Array.from({ length: buildsAtOnce }, () => buildRest(waiting)))
