import { fromHtml } from 'hast-util-from-html'
import { visit } from 'unist-util-visit'
import { describe, expect, it } from 'vitest'
import { composeRedirectPage, redirectScript } from './compose-redirect-page'

/** The places of a redirect page that name its target, as a browser reads them. */
function readTargets(html: string): unknown[] {
  const found: unknown[] = []
  visit(fromHtml(html), 'element', ({ tagName, properties }) => {
    if (tagName === 'html') found.push(properties.dataTarget)
    if (tagName === 'a') found.push(properties.href)
  })
  return found
}

/** Runs the script of a redirect page at an address, and gives where it leads. */
function followScript(target: string, search: string, hash: string): string {
  let destination = ''
  const location = {
    search,
    hash,
    replace: (address: string) => {
      destination = address
    },
  }
  const document = { documentElement: { dataset: { target } } }
  new Function('document', 'location', redirectScript)(document, location)
  return destination
}

describe('composeRedirectPage', () => {
  it('leads to the target with and without scripts, and names it for search engines', () => {
    const html = composeRedirectPage('/help/docs/binbar/?a=1#reset')
    expect(html).toContain('<html lang="en" data-target="/help/docs/binbar/?a=1#reset">')
    expect(html).toContain(`<script>${redirectScript}</script>`)
    expect(html).toContain(
      '<noscript><meta http-equiv="refresh" content="0; url=/help/docs/binbar/?a=1#reset"></noscript>',
    )
    expect(html).toContain('<a href="/help/docs/binbar/?a=1#reset">/help/docs/binbar/?a=1#reset</a>')
    expect(html).toContain('<link rel="canonical" href="/help/docs/binbar/">')
  })

  it.each([
    ['an ampersand', '/docs/?a=1&b=2', '/docs/?a=1&b=2'],
    ['an ampersand that looks like a character of HTML', '/docs/?a=1&lt=2', '/docs/?a=1&lt=2'],
    ['quotes', '/docs/"x\'y/', "/docs/%22x'y/"],
    ['angle brackets', '/docs/<script>/', '/docs/%3Cscript%3E/'],
    ['a space', '/docs/BinBar Examples/', '/docs/BinBar%20Examples/'],
    ['a letter of another language', '/docs/größe/#maß', '/docs/gr%C3%B6%C3%9Fe/#ma%C3%9F'],
    ['a space that is encoded already', '/docs/BinBar%20Examples/', '/docs/BinBar%20Examples/'],
    ['a sign that must stay encoded', '/docs/?a=1%262&b=x%2Fy%23z', '/docs/?a=1%262&b=x%2Fy%23z'],
    ['a percent sign that encodes nothing', '/docs/?a=100%', '/docs/?a=100%25'],
  ])('keeps an address with %s whole', (_sign, target, address) => {
    expect(readTargets(composeRedirectPage(target))).toEqual([address, address])
  })

  it('writes the signs of HTML so that no tag and no attribute can end early', () => {
    const html = composeRedirectPage('/docs/?a="><script>alert(1)</script>&b=2')
    expect(html.match(/<script>/g)).toHaveLength(1)
    expect(html).toContain('data-target="/docs/?a=%22%3E%3Cscript%3Ealert(1)%3C/script%3E&amp;b=2"')
  })

  it('replaces half a character, which has no encoding', () => {
    expect(composeRedirectPage('/docs/?a=\ud800')).toContain('data-target="/docs/?a=%EF%BF%BD"')
  })
})

describe('the script of redirect pages', () => {
  it.each([
    ['passes query and hash on', '/docs/', '?from=label', '#tools', '/docs/?from=label#tools'],
    ['adds nothing when there is neither', '/docs/', '', '', '/docs/'],
    ['passes a query alone on', '/docs/', '?from=label', '', '/docs/?from=label'],
    ['lets the query of the target win', '/docs/?a=1', '?from=label', '#tools', '/docs/?a=1'],
    ['lets the hash of the target win', '/docs/#reset', '?from=label', '#tools', '/docs/#reset'],
  ])('%s', (_rule, target, search, hash, destination) => {
    expect(followScript(target, search, hash)).toBe(destination)
  })
})
