import { createHash } from 'node:crypto'
import type { LinkTargets } from '../links/check-address'
import type { SiteData } from './data-elements'

/**
 * A short text that changes when anything changes that pages show or check of other pages: titles and descriptions,
 * headings and ids, examples and programs, and which page explains which element of the API. Data files that webpack
 * looks at itself have no part in it.
 */
export function composeDataDigest({ pages, api }: SiteData, targets: LinkTargets): string {
  const shown = [pages, api?.pages, api?.examples, api?.programs, targets.pages, targets.files]
  return createHash('sha256').update(JSON.stringify(shown, replaceCollections)).digest('hex')
}

/** JSON knows no maps and no sets. */
function replaceCollections(_key: string, value: unknown): unknown {
  return value instanceof Map || value instanceof Set ? [...value] : value
}
