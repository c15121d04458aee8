import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { metaFile } from '../../lib/navigation/meta-schema'
import { routeToFile } from '../../lib/pages/route'
import { releases } from './frame-sites'

/**
 * Gives a site a category that is longer than the sidebar shows: "Releases", at the end of the guide "Notes".
 *
 * @param folder of the site's project
 */
export function addReleases(folder: string): void {
  const meta = JSON.parse(readFileSync(join(folder, metaFile), 'utf8'))
  meta['/docs/notes/'].releases = { title: 'Releases', page: releases.index }
  meta[releases.folder] = {}
  writePage(folder, releases.index, 'Releases', `<CategoryCards of="${releases.folder}" />`)
  for (let number = releases.count; number > 0; number--) {
    meta[releases.folder][`release-${number}`] = `Release ${number}`
    writePage(folder, `${releases.folder}release-${number}/`, `Release ${number}`, 'What is new.')
  }
  writeFileSync(join(folder, metaFile), JSON.stringify(meta))
}

function writePage(folder: string, route: string, title: string, text: string): void {
  const path = join(folder, routeToFile(route))
  mkdirSync(dirname(path), { recursive: true })
  writeFileSync(
    path,
    `---\ntitle: ${title}\ndescription: ${title}, in a list longer than the sidebar shows.\nstatus: confirmed\n---\n\n${text}\n`,
  )
}
