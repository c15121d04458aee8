import { expect, it } from 'vitest'
import makePageRefreshable from './refresh-page-loader.mjs'

function load(source: string): string {
  return makePageRefreshable.call(
    { rootContext: '/project', resourcePath: '/project/pages/docs/intro.mdx' },
    source,
  )
}

const page = `import { HOC_MDXWrapper } from 'nextra/setup-page'
const text = "export default HOC_MDXWrapper("
export function useTOC(props) {
  return []
}
function MDXLayout(props) {}

export default HOC_MDXWrapper(
  MDXLayout,
  '/docs/intro',
  {"filePath":"pages/docs/intro.mdx",pageMap,frontMatter,title},
  typeof RemoteContent === 'undefined' ? useTOC : RemoteContent.useTOC
)`

it('a page exports a component alone, and its content says when it changes', () => {
  expect(
    load(page),
  ).toBe(`import { refreshLayout, useContentChange } from "/project/components/development/refreshable-page"
import { HOC_MDXWrapper } from 'nextra/setup-page'
const text = "export default HOC_MDXWrapper("
function useTOC(props) {
  return []
}
function MDXLayout(props) {}

export default refreshLayout(HOC_MDXWrapper(
  RefreshableContent,
  '/docs/intro',
  {"filePath":"pages/docs/intro.mdx",pageMap,frontMatter,title},
  typeof RemoteContent === 'undefined' ? useTOC : RemoteContent.useTOC
))

function RefreshableContent(props) {
  useContentChange("/project/pages/docs/intro.mdx", MDXLayout)
  return <MDXLayout {...props} />
}`)
})

it.each([
  ['another end', page.replace('  MDXLayout,', '  Content,')],
  ['another list of headings', page.replace('export function useTOC', 'export const useTOC')],
])('says so when Nextra writes a page with %s', (_, source) => {
  expect(() => load(source)).toThrow(
    '/project/pages/docs/intro.mdx: found no page with the headings useTOC, expected what Nextra 3.3.1 makes of MDX.',
  )
})
