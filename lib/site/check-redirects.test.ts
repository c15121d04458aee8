import { describe, expect, it } from 'vitest'
import type { LinkTargets } from '../links/check-address'
import { formatProblem } from '../problem/problem'
import { checkRedirects, mapRedirects } from './check-redirects'
import type { Redirect } from './site-config-schema'

const pages: LinkTargets['pages'] = new Map([
  ['/docs/', new Set(['log-in'])],
  ['/docs/binbar/', new Set<string>()],
  ['/docs/api/examples/', new Set<string>()],
])

function describeMistakes(...redirects: Redirect[]): string[] {
  const targets = { pages, files: new Set(['/files/binbar.graphql']), redirects: mapRedirects(redirects) }
  return checkRedirects(redirects, targets).map(formatProblem)
}

describe('checkRedirects', () => {
  it('finds nothing when each source is an old address and each target exists', () => {
    expect(
      describeMistakes(
        { from: '/binbar/', to: '/docs/binbar/' },
        { from: '/docs/api/Old Examples/', to: '/docs/api/examples/?from=old' },
        { from: '/login/', to: '/docs/#log-in' },
        { from: '/schema/', to: '/files/binbar.graphql' },
      ),
    ).toEqual([])
  })

  it('names a source that stands twice, however it is encoded', () => {
    expect(
      describeMistakes({ from: '/Old Page/', to: '/docs/' }, { from: '/Old%20Page/', to: '/docs/binbar/' }),
    ).toEqual([
      'site.config.ts: redirects > /Old%20Page/: found the source "/Old%20Page/" a second time, expected each source once.',
    ])
  })

  it('names a source that is a page', () => {
    expect(describeMistakes({ from: '/docs/', to: '/docs/binbar/' })).toEqual([
      'site.config.ts: redirects > /docs/: found the source "/docs/", which is a page, expected a source that no page answers.',
    ])
  })

  it('names a source with a percent sign that encodes nothing', () => {
    expect(describeMistakes({ from: '/100%/', to: '/docs/' })).toEqual([
      'site.config.ts: redirects > /100%/: found the source "/100%/", expected a percent sign only in front of two hexadecimal digits.',
    ])
  })

  it.each(['/a%2F..%2F../', '/a%2F%2Fb/', '/a%00/', '/files/binbar.graphql/', '/files/binbar.graphql/old/'])(
    'names the source %s, at which no page can be written',
    (from) => {
      expect(describeMistakes({ from, to: '/docs/' })).toEqual([
        `site.config.ts: redirects > ${from}: found the source "${from}", at which no page can be written, expected a source without empty parts, not below a file.`,
      ])
    },
  )

  it('names each step of a chain but the last, and the end of the chain', () => {
    expect(
      describeMistakes(
        { from: '/a/', to: '/b%20c' },
        { from: '/b c/', to: '/d/?x=1' },
        { from: '/d/', to: '/docs/#log-in' },
      ),
    ).toEqual([
      'site.config.ts: redirects > /a/: found the target "/b%20c", which is redirected itself, expected the address of a page. Did you mean "/docs/#log-in"?',
      'site.config.ts: redirects > /b c/: found the target "/d/?x=1", which is redirected itself, expected the address of a page. Did you mean "/docs/#log-in"?',
    ])
  })

  it('names each step of a loop, without a suggestion that would lead round again', () => {
    expect(describeMistakes({ from: '/a/', to: '/b/' }, { from: '/b/', to: '/a/' })).toEqual([
      'site.config.ts: redirects > /a/: found the target "/b/", from which the redirects lead round in a circle, expected the address of a page.',
      'site.config.ts: redirects > /b/: found the target "/a/", from which the redirects lead round in a circle, expected the address of a page.',
    ])
  })

  it('names a source that leads to itself', () => {
    expect(describeMistakes({ from: '/a/', to: '/a/?again=1' })).toEqual([
      'site.config.ts: redirects > /a/: found the target "/a/?again=1", from which the redirects lead round in a circle, expected the address of a page.',
    ])
  })

  it('names a target that does not exist, and the nearest page', () => {
    expect(describeMistakes({ from: '/binbar/', to: '/docs/binbra/' })).toEqual([
      'site.config.ts: redirects > /binbar/: found "/docs/binbra/", which no page answers, expected the address of a page that exists. Did you mean "/docs/binbar/"?',
    ])
  })

  it('names a target whose id does not exist, and the nearest id', () => {
    expect(describeMistakes({ from: '/login/', to: '/docs/#login' })).toEqual([
      'site.config.ts: redirects > /login/: found "/docs/#login", but /docs/ has no element with the id "login", expected the id of a heading or element of that page. Did you mean "/docs/#log-in"?',
    ])
  })
})

describe('mapRedirects', () => {
  it('gives the target of each source in plain text', () => {
    expect(mapRedirects([{ from: '/Old%20Page/', to: '/docs/' }])).toEqual(
      new Map([['/Old Page/', '/docs/']]),
    )
  })
})
