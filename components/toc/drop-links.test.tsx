// @vitest-environment jsdom
import { cleanup, render } from '@testing-library/react'
import { afterEach, expect, it } from 'vitest'
import { dropLinks } from './drop-links'

afterEach(cleanup)

it.each([
  ['plain text', 'Tools', 'Tools'],
  [
    'code and emphasis, kept',
    <>
      The <code>id</code> <em>field</em>
    </>,
    'The <code>id</code> <em>field</em>',
  ],
  [
    'a link, which leaves its text',
    <>
      See <a href="/docs/">the {<code>id</code>}</a>
    </>,
    'See the <code>id</code>',
  ],
  ['an element without text, kept', <wbr key="break" />, '<wbr>'],
  ['nothing', null, ''],
])('dropLinks gives %s', (_name, node, html) => {
  expect(render(dropLinks(node)).container.innerHTML).toBe(html)
})
