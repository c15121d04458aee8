/** How Nextra ends the module of a page. */
const wrappedPage = 'export default HOC_MDXWrapper('

/** The list of headings, which Nextra lets other modules import. */
const exportedHeadings = /^export function useTOC\(/m

/**
 * Webpack loader behind Nextra's, for development: lets a changed page be put in place of the one in the browser, by
 * the Fast Refresh of Next.js, which otherwise loads the page anew. That works for modules that export components
 * alone, and it renders only components of the changed module again. So the list of headings stays inside, and a
 * component of the page's own module stands around the layout, which shows title and headings.
 *
 * @this {{ resourcePath: string, getOptions: () => { isPage: boolean } }}
 * @param {string} source the module that Nextra made of a page
 */
export default function makeRefreshable(source) {
  if (!this.getOptions().isPage) return source
  const start = source.lastIndexOf(wrappedPage)
  if (start < 0 || !exportedHeadings.test(source)) {
    throw new Error(
      `${this.resourcePath}: found no page with the headings useTOC, expected what Nextra 3.3.1 makes of MDX.`,
    )
  }
  const content = source.slice(0, start).replace(exportedHeadings, 'function useTOC(')
  const page = source.slice(start).replace(wrappedPage, 'const PageInLayout = HOC_MDXWrapper(')
  return `${content}${page}
export default function Page(props) {
  return <PageInLayout {...props} />
}`
}
