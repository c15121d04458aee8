import { join } from 'node:path'

/** How Nextra ends the module of a page. */
const wrappedPage = /export default HOC_MDXWrapper\(\s*MDXLayout,(.*)\)\s*$/s

/** The list of headings, which Nextra lets other modules import. */
const exportedHeadings = /^export function useTOC\(/m

/**
 * Webpack loader behind Nextra's, for pages in development: lets the Fast Refresh of Next.js replace a changed page
 * in the browser, in place of a reload. It does so for modules that export nothing but components, so the list of
 * headings stays inside; and it renders components of the changed module alone, so the content says to the layout that
 * it has changed.
 *
 * @this {{ rootContext: string, resourcePath: string }}
 * @param {string} source the module that Nextra made of a page
 */
export default function makePageRefreshable(source) {
  if (!wrappedPage.test(source) || !exportedHeadings.test(source)) {
    throw new Error(
      `${this.resourcePath}: found no page with the headings useTOC, expected what Nextra 3.3.1 makes of MDX.`,
    )
  }
  const helpers = JSON.stringify(join(this.rootContext, 'components/development/refreshable-page'))
  const page = source
    .replace(exportedHeadings, 'function useTOC(')
    .replace(
      wrappedPage,
      (_, options) => `export default refreshLayout(HOC_MDXWrapper(\n  RefreshableContent,${options}))`,
    )
  return `import { refreshLayout, useContentChange } from ${helpers}
${page}

function RefreshableContent(props) {
  useContentChange(${JSON.stringify(this.resourcePath)}, MDXLayout)
  return <MDXLayout {...props} />
}`
}
