import { expect, it } from 'vitest'
import makeRefreshable from './refresh-page-loader.mjs'

function load(source: string, isPage: boolean): string {
  const context = { resourcePath: '/project/pages/docs/intro.mdx', getOptions: () => ({ isPage }) }
  return makeRefreshable.call(context, source)
}

const page = `const text = "export default HOC_MDXWrapper("
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

it('a page exports a component of its own alone', () => {
  expect(load(page, true)).toBe(`const text = "export default HOC_MDXWrapper("
function useTOC(props) {
  return []
}
function MDXLayout(props) {}

const PageInLayout = HOC_MDXWrapper(
  MDXLayout,
  '/docs/intro',
  {"filePath":"pages/docs/intro.mdx",pageMap,frontMatter,title},
  typeof RemoteContent === 'undefined' ? useTOC : RemoteContent.useTOC
)
export default function Page(props) {
  return <PageInLayout {...props} />
}`)
})

it('leaves a part alone, whose headings pages import', () => {
  const part = 'export function useTOC(props) {}\nexport default MDXLayout'
  expect(load(part, false)).toBe(part)
})

it('says so when Nextra writes a page in another way', () => {
  const message = '/project/pages/docs/intro.mdx: found no page with the headings useTOC'
  expect(() => load('export default 1', true)).toThrow(message)
  expect(() => load(page.replace('export function useTOC', 'export const useTOC'), true)).toThrow(message)
})
