import { expect, test } from 'vitest'
import { measurePage } from './measure-page'

const frame = (body: string) =>
  `<main><nav><a href="/frame/">Frame</a></nav><div data-page-body>${body}</div></main>`

test('words of the body count, code and signs do not', () => {
  const html = frame('<p>Press the button: 10 seconds – done.</p><pre><code>query { id }</code></pre>')
  expect(measurePage(html, '/docs/a/', '').words).toBe(6)
})

test('the frame around the body does not count', () => {
  expect(measurePage(frame('<p>One</p>'), '/docs/a/', '')).toEqual({
    words: 1,
    drawings: 0,
    links: new Set(),
  })
})

test('drawings with a text alternative count, icons do not', () => {
  const html = frame(
    '<svg role="img" aria-label="The bay"><text>Plus</text></svg><svg aria-hidden="true"></svg>',
  )
  expect(measurePage(html, '/docs/a/', '')).toMatchObject({ drawings: 1, words: 0 })
})

test('links to other pages count once, without base path, query and hash', () => {
  const html = frame(
    '<a href="/help/docs/b">B</a><a href="/help/docs/b/?x=1#y">B</a><a href="/help/docs/a/#x">self</a><a href="https://example.com/">out</a><a href="#x">here</a>',
  )
  expect([...measurePage(html, '/docs/a/', '/help').links]).toEqual(['/docs/b/'])
})

test('a page without a body holds nothing', () => {
  expect(measurePage('<main><p>Text</p></main>', '/docs/a/', '').words).toBe(0)
})
