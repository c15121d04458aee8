import { expect, it } from 'vitest'
import importOwnPageMap from './own-page-map-loader.mjs'

function load(source: string, isPage: boolean): string {
  const context = {
    resourcePath: '/project/pages/docs/weight & fill.mdx',
    getOptions: () => ({ isPage, metaPath: '/project/_meta.json' }),
  }
  return importOwnPageMap.call(context, source)
}

const page = `import { HOC_MDXWrapper } from 'nextra/setup-page'
import { pageMap } from '/project/.next/static/chunks/nextra-page-map-.mjs'
const text = "import { pageMap } from 'elsewhere'"
`

it('gives a page a page map of its own', () => {
  expect(load(page, true)).toBe(`import { HOC_MDXWrapper } from 'nextra/setup-page'
import { pageMap } from "/project/_meta.json?page=%2Fproject%2Fpages%2Fdocs%2Fweight%20%26%20fill.mdx"
const text = "import { pageMap } from 'elsewhere'"
`)
})

it('leaves a part alone that is no page', () => {
  expect(load('export default 1', false)).toBe('export default 1')
})

it('says so when Nextra writes a page in another way', () => {
  expect(() => load('export default 1', true)).toThrow('weight & fill.mdx: found no import of a page map')
})
