/** The sites that the browser tests of the frame open; `tests/fixtures/frame-sites/` says what they hold. */
export const frameSites = ['multi', 'system', 'bare'] as const

/** One of those sites. */
export type FrameSite = (typeof frameSites)[number]

/** Where the copies of the project are made and built, from the root of the project. */
export const frameSitesFolder = '.frame-sites'

/** The port that each site is served on. */
export const framePorts: Record<FrameSite, number> = { system: 4313, bare: 4314, multi: 4315 }

/** The folder that holds the export of a site, from the root of the project. */
export function exportFolderOf(site: FrameSite): string {
  return `${frameSitesFolder}/${site}/out`
}

/** The address of a page: `addressOf('system', '/docs/')`. The route may carry a query and a hash. */
export function addressOf(site: FrameSite, route: string): string {
  return `http://127.0.0.1:${framePorts[site]}${route}`
}

/** The category "Releases" on `system` alone, newest release first. The sidebar does not show all of it. */
export const releases = {
  index: '/docs/category/releases/',
  folder: '/docs/notes/releases/',
  count: 45,
} as const
