/**
 * The part of webpack's loader context that is used here.
 *
 * @typedef {{
 *   resource: string
 *   resourcePath: string
 *   getOptions: () => { isPage: boolean }
 *   addDependency: (path: string) => void
 * }} LoaderContext
 */

/** What Nextra made of pages and was not asked for again since. */
const keptPages = new Map()

/**
 * Webpack loader behind Nextra's, for builds only: browsers and the server get the same pages, so that the
 * second of their bundles takes what was compiled for the first.
 *
 * @this {LoaderContext}
 * @param {string} source the module that Nextra made of a page
 */
export default function keepPage(source) {
  keptPages.set(composeKey(this), source)
  return source
}

/**
 * Webpack calls this before the loaders compile a page; with an answer, they do not. What is taken is
 * forgotten, which leaves no page in memory at the end.
 *
 * @this {LoaderContext}
 * @returns {string | undefined} the module of the page, if it was kept
 */
export function pitch() {
  const key = composeKey(this)
  const source = keptPages.get(key)
  if (source === undefined) return undefined
  keptPages.delete(key)
  // Webpack names the file by itself only when it reads it.
  this.addDependency(this.resourcePath)
  return source
}

/**
 * A file is compiled in one way as a page and in another as a part that pages import.
 *
 * @param {LoaderContext} context
 */
function composeKey(context) {
  return `${context.getOptions().isPage} ${context.resource}`
}
