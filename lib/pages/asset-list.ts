import { splitAddress } from './route'

/**
 * The files that the router loads for pages, by their routes without the final slash: paths from the folder `_next` of
 * the export.
 */
export type AssetList = Record<string, readonly string[]>

/**
 * Where the list stands that names the files of a page, from the folder of the build in `_next/static`. The pages of a
 * folder share one, which grows with that folder alone: `/docs/intro/` → `asset-lists/docs.json`.
 *
 * @param address of the page, from the root of the site
 */
export function toAssetListPath(address: string): string {
  const route = splitAddress(address).path.replace(/\/$/, '')
  return `asset-lists${route.slice(0, Math.max(route.lastIndexOf('/'), 0))}.json`
}
