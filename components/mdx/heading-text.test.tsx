import { expect, it } from 'vitest'
import { readText } from './heading-text'

it.each([
  ['plain text', 'Tools', 'Tools'],
  ['numbers', ['Version ', 2], 'Version 2'],
  ['what is left out', ['Tools', false, null], 'Tools'],
  [
    'elements in elements',
    <>
      The <code>id</code>{' '}
      <em>
        <b>field</b>s
      </em>
    </>,
    'The id fields',
  ],
  ['an image, which has none', <img key="image" src="/a.png" alt="a" />, ''],
])('readText reads %s', (_name, node, text) => {
  expect(readText(node)).toBe(text)
})
