import { expect, it } from 'vitest'
import { readPageTop } from './read-page-top'

const breadcrumbs =
  '<nav aria-label="Breadcrumbs"><ol><li><a href="/" aria-label="Home page"><svg></svg></a></li><li><a href="/docs/api/">API</a></li><li><span aria-current="page">Bin<wbr>Bar</span></li></ol></nav>'
const heading = '<h1 class="title">Bin<wbr>Bar &amp; unit</h1>'

it('reads the breadcrumbs and the heading that a text begins with', () => {
  const html = `<nav><ul><li>Menu</li></ul></nav><main><article class="text">${breadcrumbs}${heading}<nav><ul><li>Next</li></ul></nav><h1>Other</h1></article></main>`
  const top = { title: 'BinBar & unit', trail: ['API', 'BinBar'] }
  expect(readPageTop(html)).toEqual({ ...top, hasContents: false })
  const withContents = html.replace('<main>', '<main class="main" data-has-contents="true">')
  expect(readPageTop(withContents)).toEqual({ ...top, hasContents: true })
})

it.each([
  ['no article', `<main>${breadcrumbs}${heading}</main>`],
  [
    'a note above the breadcrumbs',
    `<main><article><p>Old version</p>${breadcrumbs}${heading}</article></main>`,
  ],
  ['a note above the heading', `<main><article>${breadcrumbs}<p>Version 2</p>${heading}</article></main>`],
  ['no breadcrumbs', `<main><article>${heading}<nav></nav></article></main>`],
  ['no heading', `<main><article>${breadcrumbs}<p>Text</p></article></main>`],
])('leaves out a page with %s', (_name, html) => {
  expect(readPageTop(html)).toBeUndefined()
})
