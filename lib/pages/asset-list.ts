import type { PageTop } from './page-top'
import { splitAddress } from './route'

/** What a reader's browser has to know of a page before it is there. */
export interface ListedPage {
  /** The files that the router loads for it: paths from the folder `_next` of the export. */
  files: readonly string[]
  /** Its top, if that can be shown before the page is there. */
  top?: PageTop
}

/** Pages by their routes without the final slash. */
export type AssetList = Record<string, ListedPage>

/** The route under which a list has the page of an address. */
export function toListedRoute(address: string): string {
  return splitAddress(address).path.replace(/(?<=.)\/$/, '')
}

/**
 * Where the list stands that names the files of a page, from the folder of the build in `_next/static`. The pages of a
 * folder share one, which grows with that folder alone: `/docs/intro/` → `asset-lists/docs.json`.
 *
 * @param address of the page, from the root of the site
 */
export function toAssetListPath(address: string): string {
  const route = toListedRoute(address)
  return `asset-lists${route.slice(0, Math.max(route.lastIndexOf('/'), 0))}.json`
}
