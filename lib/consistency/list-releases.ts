import { listEntries } from '../navigation/meta-entries'
import type { Meta } from '../navigation/meta-schema'
import { type Change, frontMatterSchema } from '../pages/front-matter'
import type { ParsedPage } from '../pages/parse-page'
import { checkWithSchema } from '../problem/check-with-schema'
import { findRelease, products } from '../releases/products'

/** One release of a product, with what its note says. */
export interface Release {
  /** The product's key in `products`. */
  product: string
  version: string
  /** The file of its note. */
  file: string
  /** Line in that file where the changes start. */
  line: number
  /** Empty when the front matter has mistakes; the build reports those. */
  changes: readonly Change[]
}

/** The versions of a product, in the order of `_meta.json`: the newest first. */
export function listVersions(meta: Meta, productKey: string): string[] {
  return products
    .filter(({ key }) => key === productKey)
    .flatMap(({ folder, version }) =>
      listEntries(meta, folder)
        .map(({ key }) => key)
        .filter((key) => version.test(key)),
    )
}

/** The release notes among the pages. */
export function listReleases(pages: readonly ParsedPage[]): Release[] {
  return pages.flatMap(({ file, route, frontMatter }) => {
    const release = findRelease(route)
    if (!release) return []
    const changes = checkWithSchema(frontMatterSchema, frontMatter).value?.changes ?? []
    const line = frontMatter.lineOf(['changes'])
    return [{ product: release.product.key, version: release.version, file, line, changes }]
  })
}
