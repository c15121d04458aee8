import { splitAddress } from './route'

/**
 * The files that the router loads for pages, by their routes without the final slash: paths from the folder `_next` of
 * the export.
 */
export type PageFiles = Record<string, readonly string[]>

/**
 * Where the list stands that names the files of a page, from the folder of the build in `_next/static`. The pages of a
 * folder share a list, so that its size does not grow with the site: `/docs/intro/` → `page-files/docs.json`.
 *
 * @param address of the page, from the root of the site
 */
export function toPageFilesPath(address: string): string {
  const route = splitAddress(address).path.replace(/\/$/, '')
  return `page-files${route.slice(0, Math.max(route.lastIndexOf('/'), 0))}.json`
}
