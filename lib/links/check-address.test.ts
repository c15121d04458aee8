import { describe, expect, it } from 'vitest'
import { formatProblem } from '../problem/problem'
import { checkAddress, type LinkTargets } from './check-address'

const targets: LinkTargets = {
  pages: new Map([
    ['/', new Set(['start'])],
    ['/404/', new Set(['main'])],
    ['/docs/', new Set(['overview'])],
    ['/docs/binbar/led-patterns/', new Set(['led-patterns', 'größe', 'a%20b', 'is it on?'])],
    ['/docs/binbar/reset-binbar/', new Set<string>()],
    ['/docs/client-application/release-notes/0.1.0/', new Set(['fixed'])],
    ['/docs/weight and fill/', new Set(['units'])],
  ]),
  files: new Set(['/favicon.svg', '/files/weights 2025.csv', '/LICENSE']),
  redirects: new Map([
    ['/binbar/', '/docs/binbar/led-patterns/'],
    ['/old name/', '/docs/weight%20and%20fill/'],
    ['/old/anchor/', '/docs/#overview'],
    ['/old/query/', '/docs/?from=old'],
    ['/old/nowhere/', '/docs/gone/'],
  ]),
}

const from = '/docs/binbar/led-patterns/'

/** The sentence for an address, without its place. */
function check(url: string): string | undefined {
  const fault = checkAddress(url, from, targets)
  return fault && formatProblem({ file: 'x', ...fault }).replace('x: ', '')
}

describe('checkAddress', () => {
  it.each([
    ['a page', '/docs/binbar/reset-binbar/'],
    ['the home page', '/'],
    ['a page without its final slash', '/docs/binbar/reset-binbar'],
    ['a page whose last part holds a dot', '/docs/client-application/release-notes/0.1.0/'],
    ['the same without its final slash', '/docs/client-application/release-notes/0.1.0'],
    ['a percent-encoded page', '/docs/weight%20and%20fill/#units'],
    ['a page with a plain space', '/docs/weight and fill/'],
    ['a query', '/docs/?from=label'],
    ['a query and an anchor', '/docs/?from=label#overview'],
    ['a query alone', '?from=label'],
    ['a file', '/favicon.svg'],
    ['a percent-encoded file with a query', '/files/weights%202025.csv?v=2'],
    ['a file without an ending', '/LICENSE'],
    ['an anchor of the same page', '#led-patterns'],
    ['an anchor of another page', '/docs/#overview'],
    ['a percent-encoded anchor', '#gr%C3%B6%C3%9Fe'],
    ['an anchor whose id holds percent signs', '#a%20b'],
    ['an anchor whose id holds a question mark', '#is%20it%20on?'],
    ['a hash without an id', '#'],
    ['the top of the page', '#top'],
    ['the top of another page, in capitals', '/docs/#TOP'],
    ['a text fragment', '/docs/#:~:text=BinBar'],
    ['a text fragment behind an id', '/docs/#overview:~:text=BinBar'],
    ['a redirect', '/binbar/'],
    ['a percent-encoded redirect', '/old%20name/#units'],
    ['an anchor of the page behind a redirect', '/binbar/#led-patterns'],
    ['an anchor that the redirect replaces', '/old/anchor/#gone'],
    ['an anchor that the query of the redirect drops', '/old/query/#gone'],
    ['an anchor behind a redirect to nowhere, which is reported where it stands', '/old/nowhere/#x'],
    ['a mail address', 'mailto:help@example.com'],
    ['a telephone number', 'tel:+123'],
    ['an address that holds its data', 'data:image/svg+xml,%3Csvg/%3E'],
    ['another host', 'https://example.org/nowhere/#nothing'],
    ['another host without scheme', '//example.org/nowhere/'],
  ])('takes %s', (_name, url) => {
    expect(check(url)).toBeUndefined()
  })

  it('names the nearest page for one that is missing', () => {
    expect(check('/docs/binbar/led-paterns/?x=1#a')).toBe(
      'found "/docs/binbar/led-paterns/?x=1#a", which no page answers, expected the address of a page that exists. Did you mean "/docs/binbar/led-patterns/?x=1#a"?',
    )
  })

  it('names no page when none is near', () => {
    expect(check('/somewhere/else/entirely/')).toBe(
      'found "/somewhere/else/entirely/", which no page answers, expected the address of a page that exists.',
    )
  })

  it('percent-encodes the page that it names', () => {
    expect(check('/docs/weight-and-fil')).toBe(
      'found "/docs/weight-and-fil", which no page answers, expected the address of a page that exists. Did you mean "/docs/weight%20and%20fill/"?',
    )
  })

  it('names the nearest file for one that is missing', () => {
    expect(check('/favicon.png')).toBe(
      'found "/favicon.png", which no file answers, expected the address of a file that exists. Did you mean "/favicon.svg"?',
    )
  })

  it.each([
    ['/docs/binbar/LED-patterns/', '/docs/binbar/led-patterns/'],
    ['/Docs/Client-Application/release-notes/0.1.0', '/docs/client-application/release-notes/0.1.0/'],
    ['/FavIcon.svg', '/favicon.svg'],
  ])('finds the wrong letter case of %s', (url, right) => {
    expect(check(url)).toBe(
      `found "${url}", which differs from an existing address in letter case, expected the same letter case. Did you mean "${right}"?`,
    )
  })

  it.each([
    ['/docs/binbar/led-patterns.mdx#led-patterns', '/docs/binbar/led-patterns/#led-patterns'],
    ['/docs/index.html', '/docs/'],
    ['/index.html', '/'],
  ])('leads from the file %s to its page', (url, right) => {
    expect(check(url)).toBe(
      `found "${url}", which names the file of a page, expected the address of the page. Did you mean "${right}"?`,
    )
  })

  it.each(['/404/', '/404', '/404.html', '/404/index.html', '/500/'])('refuses the error page %s', (url) => {
    expect(check(url)).toBe(
      `found "${url}", which is a page for errors, expected the address of a page that exists.`,
    )
  })

  it('names the nearest id for an anchor that is missing', () => {
    expect(check('#led-pattern')).toBe(
      'found "#led-pattern", but /docs/binbar/led-patterns/ has no element with the id "led-pattern", expected the id of a heading or element of that page. Did you mean "#led-patterns"?',
    )
    expect(check('/docs?x=1#Overview')).toBe(
      'found "/docs?x=1#Overview", but /docs/ has no element with the id "Overview", expected the id of a heading or element of that page. Did you mean "/docs?x=1#overview"?',
    )
  })

  it('names no id when none is near', () => {
    expect(check('/docs/binbar/reset-binbar/#steps')).toBe(
      'found "/docs/binbar/reset-binbar/#steps", but /docs/binbar/reset-binbar/ has no element with the id "steps", expected the id of a heading or element of that page.',
    )
  })

  it('checks an anchor on the page behind a redirect', () => {
    expect(check('/binbar/#led')).toBe(
      'found "/binbar/#led", but /docs/binbar/led-patterns/ has no element with the id "led", expected the id of a heading or element of that page.',
    )
    expect(check('/old%20name/#unit')).toBe(
      'found "/old%20name/#unit", but /docs/weight and fill/ has no element with the id "unit", expected the id of a heading or element of that page. Did you mean "/old%20name/#units"?',
    )
  })

  it('explains a query after the hash', () => {
    expect(check('#led-patterns?x=1')).toBe(
      'found a query after the hash in "#led-patterns?x=1", which makes it a part of the id, expected the query in front of the hash. Did you mean "?x=1#led-patterns"?',
    )
    expect(check('/docs/#overview?x=1')).toBe(
      'found a query after the hash in "/docs/#overview?x=1", which makes it a part of the id, expected the query in front of the hash. Did you mean "/docs/?x=1#overview"?',
    )
  })

  it('says nothing of a query when the id in front of it is missing as well', () => {
    expect(check('#nothing?x=1')).toBe(
      'found "#nothing?x=1", but /docs/binbar/led-patterns/ has no element with the id "nothing?x=1", expected the id of a heading or element of that page.',
    )
  })

  it.each([
    ['reset-binbar', ' Did you mean "/docs/binbar/reset-binbar/"?'],
    ['./reset-binbar.mdx?x=1#a.b', ' Did you mean "/docs/binbar/reset-binbar/?x=1#a.b"?'],
    ['../', ' Did you mean "/docs/"?'],
    ['../reset-binbar/', ' Did you mean "/docs/binbar/reset-binbar/"?'],
    ['../../../favicon.svg?v=1', ' Did you mean "/favicon.svg?v=1"?'],
    ['100%.mdx', ''],
    ['nowhere', ''],
    ['\\\\[', ''],
  ])('refuses the relative address %s', (url, hint) => {
    expect(check(url)).toBe(
      `found the relative address ${JSON.stringify(url)}, which leads elsewhere when the page is opened without its final slash, expected an address that starts with a slash.${hint}`,
    )
  })

  it.each(['/docs/100%/', '/docs/%zz/', '/files/%E4.csv'])('refuses the percent sign in %s', (url) => {
    expect(check(url)).toBe(
      `found the address "${url}", expected a percent sign only in front of two hexadecimal digits.`,
    )
  })

  it('says what is wrong with an address on a page whose route has half a character', () => {
    expect(
      checkAddress('intro', '/\ud800/', { pages: new Map(), files: new Set(), redirects: new Map() }),
    ).toMatchObject({
      expected: 'an address that starts with a slash',
    })
  })

  it('refuses an empty address', () => {
    expect(check('')).toBe('found the address "", expected an address of a page, a file or an id.')
  })

  it('takes the ids of a page that is no target of links from the caller', () => {
    const ids = new Set(['steps'])
    expect(checkAddress('#steps', '/part/', targets, ids)).toBeUndefined()
    expect(checkAddress('#stesp', '/part/', targets, ids)).toEqual({
      found: '"#stesp", but /part/ has no element with the id "stesp"',
      expected: 'the id of a heading or element of that page',
      nearest: '#steps',
    })
  })
})
