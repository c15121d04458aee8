import { describe, expect, it } from 'vitest'
import { siteConfig } from '../../site.config'
import { checkWithSchema, fromModule } from '../problem/check-with-schema'
import { formatProblem } from '../problem/problem'
import { siteConfigFile, siteConfigSchema } from './site-config-schema'

const right = {
  title: 'BinBar Help',
  tagline: 'Stop Waiting for Weight',
  url: 'https://help.example.com',
  locales: [{ code: 'en', label: 'English' }],
  docs: { versions: [{ name: 'current', label: 'Next', path: '/docs/' }], lastVersion: 'current' },
  navbar: {
    items: [
      { label: 'BinBar', to: '/docs/category/binbar/', activeBelow: '/docs/binbar/', position: 'left' },
      { label: 'Login', href: 'https://client.example.com' },
    ],
  },
  footer: { copyright: 'Copyright' },
  redirects: [{ from: '/binbar/', to: '/docs/category/binbar/?a=1#b' }],
}

function describeMistakes(changes: Record<string, unknown>): string[] {
  const source = fromModule(siteConfigFile, { ...right, ...changes })
  return checkWithSchema(siteConfigSchema, source).problems.map(formatProblem)
}

function describeItem(item: Record<string, unknown>): string[] {
  return describeMistakes({ navbar: { items: [item] } })
}

describe('siteConfigSchema', () => {
  it('takes the site.config.ts of this project', () => {
    expect(checkWithSchema(siteConfigSchema, fromModule(siteConfigFile, siteConfig)).problems).toEqual([])
  })

  it('takes a right configuration and puts links of the bar on the right where no side is given', () => {
    const { value } = checkWithSchema(siteConfigSchema, fromModule(siteConfigFile, right))
    expect(value?.navbar.items.map(({ position }) => position)).toEqual(['left', 'right'])
  })

  it('names a link of the bar that leads to two places', () => {
    expect(describeItem({ label: 'A', to: '/docs/', href: 'https://example.com' })).toEqual([
      'site.config.ts: navbar > items > 0: found {"label":"A","to":"/docs/","href":"https://example.com"}, expected exactly one of "to" and "href".',
    ])
  })

  it('names a link of the bar that leads nowhere', () => {
    expect(describeItem({ label: 'A' })).toEqual([
      'site.config.ts: navbar > items > 0: found {"label":"A"}, expected exactly one of "to" and "href".',
    ])
  })

  it('names an unknown key of a link of the bar, and the nearest', () => {
    expect(describeItem({ label: 'A', to: '/docs/', positon: 'left' })).toEqual([
      'site.config.ts: navbar > items > 0 > positon: found the unknown key "positon", expected only "type", "label", "to", "href", "position", "activeBelow", "activePattern". Did you mean "position"?',
    ])
  })

  it('names a wrong side, and the nearest', () => {
    expect(describeItem({ label: 'A', to: '/docs/', position: 'lft' })).toEqual([
      'site.config.ts: navbar > items > 0 > position: found "lft", expected one of "left", "right". Did you mean "left"?',
    ])
  })

  it('names addresses of the bar that are no route and no https address', () => {
    expect(describeItem({ label: 'A', to: 'docs/' })).toEqual([
      'site.config.ts: navbar > items > 0 > to: found "docs/", expected a route that starts and ends with a slash, without query and hash.',
    ])
    expect(describeItem({ label: 'A', href: 'http://example.com' })).toEqual([
      'site.config.ts: navbar > items > 0 > href: found "http://example.com", expected an address that starts with https://.',
    ])
  })

  it('names parameters of a list of languages that would end the query of an address', () => {
    expect(describeItem({ type: 'localeDropdown', extraQuery: 'from=menu#top' })).toEqual([
      'site.config.ts: navbar > items > 0 > extraQuery: found "from=menu#top", expected parameters such as "from=menu", without question mark, hash and spaces.',
    ])
  })

  it('names an unknown key at the top, and the nearest', () => {
    expect(describeMistakes({ redirect: [] })).toEqual([
      'site.config.ts: redirect: found the unknown key "redirect", expected only "title", "tagline", "url", "locales", "docs", "colorMode", "announcement", "navbar", "sidebar", "footer", "redirects". Did you mean "redirects"?',
    ])
  })

  it('names a missing key', () => {
    expect(describeMistakes({ footer: {} })).toEqual([
      'site.config.ts: footer > copyright: found nothing, expected text.',
    ])
  })

  it('names an address of the site with a final slash', () => {
    expect(describeMistakes({ url: 'https://help.example.com/' })).toEqual([
      'site.config.ts: url: found "https://help.example.com/", expected an address without a final slash.',
    ])
  })

  it.each([
    ['from', '/old', 'a route that starts and ends with a slash, without query and hash'],
    ['from', '/old/#part/', 'a route that starts and ends with a slash, without query and hash'],
    ['to', 'docs/', 'an address of this site, which starts with one slash'],
    ['to', '//example.com/', 'an address of this site, which starts with one slash'],
    ['to', 'https://example.com/', 'an address of this site, which starts with one slash'],
  ])('names a redirect whose "%s" is %s', (key, address, expected) => {
    expect(describeMistakes({ redirects: [{ from: '/old/', to: '/docs/', [key]: address }] })).toEqual([
      `site.config.ts: redirects > 0 > ${key}: found "${address}", expected ${expected}.`,
    ])
  })
})
