/**
 * What the module is asked for, and what it is made by.
 *
 * @typedef {{
 *   resourceQuery: string
 *   getOptions: () => { composeModule: (query: URLSearchParams) => { source: string, files: string[] } }
 *   addDependency: (path: string) => void
 * }} LoaderContext
 */

/**
 * Webpack loader for `_meta.json`, where a page imports its page map: `?page=` for that of a page, `?guide=` for
 * what all pages of a guide share.
 *
 * @this {LoaderContext}
 * @returns {string} the module
 */
export default function composePageMapModule() {
  const { source, files } = this.getOptions().composeModule(new URLSearchParams(this.resourceQuery.slice(1)))
  for (const file of files) this.addDependency(file)
  return source
}
