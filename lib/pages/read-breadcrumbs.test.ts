import { fromHtml } from 'hast-util-from-html'
import { expect, it } from 'vitest'
import { readBreadcrumbs } from './read-breadcrumbs'

const read = (html: string) => readBreadcrumbs(fromHtml(html))

it('reads the texts down to the page itself, without the home page', () => {
  const home = '<li><a href="/" aria-label="Home page"><svg></svg></a></li>'
  const others = '<li><a href="/docs/api/">API</a></li><li><span>\n Bin<wbr>Bar </span></li>'
  expect(read(`<nav aria-label="Breadcrumbs"><ol>${home}${others}</ol></nav>`)).toEqual(['API', 'BinBar'])
})

it('finds none in other lists', () => {
  expect(read('<nav aria-label="Menu"><ul><li>API</li></ul></nav><ul><li>Text</li></ul>')).toEqual([])
})
