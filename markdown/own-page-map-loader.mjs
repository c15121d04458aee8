/** How Nextra imports the page map of the whole site into each page. */
const wholePageMap = /^import \{ pageMap \} from '[^'\n]*\/nextra-page-map-[^'\n]*'$/m

/**
 * Webpack loader behind Nextra's: a page gets a page map of its own in place of that of the whole site, so that
 * it does not grow with the site. `_meta.json` stands for it, and `page-map-loader.mjs` makes it.
 *
 * @this {{ resourcePath: string, getOptions: () => { isPage: boolean, metaPath: string } }}
 * @param {string} source the module that Nextra made of a page
 */
export default function importOwnPageMap(source) {
  const { isPage, metaPath } = this.getOptions()
  if (!isPage) return source
  if (!wholePageMap.test(source)) {
    throw new Error(
      `${this.resourcePath}: found no import of a page map, expected the one that Nextra 3.3.1 writes.`,
    )
  }
  const request = `${metaPath}?page=${encodeURIComponent(this.resourcePath)}`
  return source.replace(wholePageMap, () => `import { pageMap } from ${JSON.stringify(request)}`)
}
