import { expect, it } from 'vitest'
import { readPageTop } from './read-page-top'

const crumbs =
  '<nav aria-label="Breadcrumbs"><ol><li><a href="/" aria-label="Home page"><svg></svg></a></li><li><a href="/docs/api/">API</a></li><li><span aria-current="page">Bin<wbr>Bar</span></li></ol></nav>'
const heading = '<h1 class="title">Bin<wbr>Bar &amp; unit</h1>'

it('reads the crumbs and the heading that a page begins with', () => {
  const html = `<nav><ul><li>Menu</li></ul></nav><main><article class="text">${crumbs}${heading}<nav><ul><li>Next</li></ul></nav><h1>Other</h1></article></main>`
  const top = { title: 'BinBar & unit', trail: ['API', 'BinBar'] }
  expect(readPageTop(html)).toEqual({ ...top, hasContents: false })
  const withContents = html.replace('<main>', '<main class="main" data-has-contents="true">')
  expect(readPageTop(withContents)).toEqual({ ...top, hasContents: true })
})

it.each([
  ['no article', `<main>${crumbs}${heading}</main>`],
  ['a note above the crumbs', `<main><article><p>Old version</p>${crumbs}${heading}</article></main>`],
  ['a note above the heading', `<main><article>${crumbs}<p>Version 2</p>${heading}</article></main>`],
  ['no crumbs', `<main><article>${heading}<nav></nav></article></main>`],
  ['no heading', `<main><article>${crumbs}<p>Text</p></article></main>`],
])('leaves out a page with %s', (_name, html) => {
  expect(readPageTop(html)).toBeUndefined()
})
