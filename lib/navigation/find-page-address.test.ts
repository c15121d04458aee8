// @vitest-environment jsdom
import { expect, it } from 'vitest'
import { findPageAddress } from './find-page-address'

/** Where a link on the page `/help/docs/` leads to. */
function find(attributes: string, basePath = '/help'): string | undefined {
  document.body.innerHTML = `<a ${attributes}>The page</a>`
  const link = document.querySelector('a')
  return link ? findPageAddress(link, { origin: window.location.origin, basePath }) : 'no link'
}

it.each([
  ['href="/help/docs/intro/"', '/docs/intro/'],
  ['href="/help/docs/intro"', '/docs/intro/'],
  ['href="/help/docs/release-notes/0.1.0?from=label#fixed"', '/docs/release-notes/0.1.0/?from=label#fixed'],
  ['href="/help/"', '/'],
  ['href="/help"', '/'],
  [`href="${window.location.origin}/help/docs/"`, '/docs/'],
  ['href="/help/docs/größe/"', '/docs/gr%C3%B6%C3%9Fe/'],
])('finds the page of %s', (attributes, address) => {
  expect(find(attributes)).toBe(address)
})

it('finds pages of a site that has the host to itself', () => {
  expect(find('href="/docs/"', '')).toBe('/docs/')
  expect(find('href="/"', '')).toBe('/')
  expect(find('href="/help/ar/docs/"', '/help/ar')).toBe('/docs/')
})

it.each([
  ['another host', 'href="https://example.com/help/docs/"'],
  ['what lies beside the site', 'href="/docs/"'],
  ['what is only called alike', 'href="/helpers/"'],
  ['another tab', 'href="/help/docs/" target="_blank"'],
  ['another language', 'href="/help/ar/docs/" target="_self"'],
  ['a download', 'href="/help/docs/" download'],
  ['a file', 'href="/help/files/binbar.graphql"'],
  ['a place on the same page', 'href="#tools"'],
  ['mail', 'href="mailto:help@example.com"'],
])('leaves %s to the browser', (_, attributes) => {
  expect(find(attributes)).toBeUndefined()
})
