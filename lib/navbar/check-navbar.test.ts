import { describe, expect, it } from 'vitest'
import { checkWithSchema, fromModule } from '../problem/check-with-schema'
import { formatProblem } from '../problem/problem'
import { type SiteConfig, siteConfigFile } from '../site/site-config-schema'
import type { DocsConfig } from '../versions/versions-schema'
import { checkNavbar } from './check-navbar'
import { type NavbarItem, navbarSchema } from './navbar-schema'

const meta = {
  '/': { docs: { title: 'Docs' }, 'docs-next': { title: 'Docs' } },
  '/docs/': { binbar: { title: 'BinBar', page: '/docs/category/binbar/' }, links: { title: 'Links' } },
  '/docs/binbar/': { reset: { title: 'Reset' } },
  '/docs/links/': {},
  '/docs-next/': { binbar: { title: 'BinBar' } },
  '/docs-next/binbar/': { reset: { title: 'Reset' }, battery: { title: 'Battery' } },
}
const docs: DocsConfig = {
  versions: [
    { name: 'current', label: 'Next', path: '/docs-next/' },
    { name: '1.0.0', label: '1.0.0', path: '/docs/' },
  ],
  lastVersion: '1.0.0',
}

function describeItem(item: NavbarItem, changes: Partial<DocsConfig> = {}): string[] {
  const config: SiteConfig = {
    title: 'Help',
    tagline: 'Stop',
    url: 'https://help.example.com',
    locales: [{ code: 'en', label: 'English' }],
    docs: { ...docs, ...changes },
    navbar: { items: [item] },
    footer: { copyright: 'Copyright' },
    redirects: [],
  }
  return checkNavbar(config, meta).map(formatProblem)
}

describe('checkNavbar', () => {
  it('takes what exists, in any version', () => {
    expect(describeItem({ type: 'doc', docId: 'binbar/battery' })).toEqual([])
    expect(describeItem({ type: 'docSidebar', sidebarId: 'binbar' })).toEqual([])
    expect(describeItem({ type: 'docsVersionDropdown', versions: ['1.0.0'] })).toEqual([])
  })

  it('names an unknown version, and all versions', () => {
    expect(describeItem({ type: 'docsVersionDropdown', versions: ['9.9.9'] })).toEqual([
      [
        'site.config.ts: navbar > items > 0 (docsVersionDropdown) > versions: found the version "9.9.9", which does not exist in docs > versions, expected one of these.',
        '  current',
        '  1.0.0',
      ].join('\n'),
    ])
  })

  it('names an unknown doc, all docs and the nearest, also in a dropdown', () => {
    expect(describeItem({ label: 'More', items: [{ type: 'doc', docId: 'binbar/batery' }] })).toEqual([
      'site.config.ts: navbar > items > 0 (doc): found the doc "binbar/batery", which does not exist in the versions searched: "current", "1.0.0", expected one of these. Did you mean "binbar/battery"?\n  binbar/reset\n  binbar/battery\n  category/binbar',
    ])
  })

  it('names an unknown sidebar and all sidebars', () => {
    expect(describeItem({ type: 'docSidebar', sidebarId: 'api' })).toEqual([
      'site.config.ts: navbar > items > 0 (docSidebar): found the sidebar "api", which does not exist in the versions searched: "current", "1.0.0", expected one of these.\n  binbar\n  links',
    ])
  })

  it('names a sidebar with nothing to link to', () => {
    expect(describeItem({ type: 'docSidebar', sidebarId: 'links' })).toEqual([
      'site.config.ts: navbar > items > 0 (docSidebar): found the sidebar "links", which has nothing to link to, expected a sidebar with at least one page.',
    ])
  })

  it('names a version whose folder does not exist', () => {
    const versions = [{ name: '1.0.0', label: '1.0.0', path: '/doc/' }]
    expect(describeItem({ type: 'search' }, { versions })).toEqual([
      'site.config.ts: docs > versions > 1.0.0: found the path "/doc/", which _meta.json has no entries for, expected a folder of _meta.json. Did you mean "/docs/"?',
    ])
  })
})

describe('navbarSchema', () => {
  function describeNavbar(...items: Record<string, unknown>[]): string[] {
    const source = fromModule(siteConfigFile, { items })
    return checkWithSchema(navbarSchema, source).problems.map(formatProblem)
  }

  it('names an unknown type, all types and the nearest', () => {
    expect(describeNavbar({ type: 'dropdwn', label: 'A' })).toEqual([
      'site.config.ts: items > 0 > type: found "dropdwn", expected one of "link", "dropdown", "localeDropdown", "search", "html", "doc", "docSidebar", "docsVersion", "docsVersionDropdown". Did you mean "dropdown"?',
    ])
  })

  it('takes items without a type for a dropdown', () => {
    expect(describeNavbar({ label: 'A', items: [{ label: 'B', to: '/docs/' }] })).toEqual([])
    expect(describeNavbar({ label: 'A', items: [] })).toEqual([
      'site.config.ts: items > 0 > items: found [], expected at least one entry.',
    ])
  })

  it('refuses a dropdown in a dropdown', () => {
    const inner = { label: 'B', items: [{ label: 'C', to: '/docs/' }] }
    expect(describeNavbar({ label: 'A', items: [inner] })).toEqual([
      'site.config.ts: items > 0 > items > 0 > type: found "dropdown", expected an entry of type "link", "html", "doc", "docSidebar" or "docsVersion"; a dropdown cannot hold another one.',
    ])
  })

  it('refuses a second search', () => {
    expect(describeNavbar({ type: 'search' })).toEqual([])
    expect(describeNavbar({ type: 'search' }, { type: 'search' })).toEqual([
      'site.config.ts: items > 1: found {"type":"search"}, expected one item of type "search" at most.',
    ])
  })

  it('refuses both targets, and a link without one', () => {
    expect(describeNavbar({ label: 'A', to: '/docs/', href: 'https://example.com' })).toEqual([
      'site.config.ts: items > 0: found {"label":"A","to":"/docs/","href":"https://example.com"}, expected exactly one of "to" and "href".',
    ])
    expect(describeNavbar({ label: 'A' })).toEqual([
      'site.config.ts: items > 0: found {"label":"A"}, expected exactly one of "to" and "href".',
    ])
  })

  it('names an unknown key with those of its type', () => {
    expect(describeNavbar({ type: 'doc', docsId: 'a', docId: 'a' })).toEqual([
      'site.config.ts: items > 0 > docsId: found the unknown key "docsId", expected only "type", "docId", "label", "position". Did you mean "docId"?',
    ])
  })

  it('names a pattern that is no regular expression', () => {
    expect(describeNavbar({ label: 'A', to: '/docs/', activePattern: '(' })).toEqual([
      'site.config.ts: items > 0 > activePattern: found "(", expected a regular expression.',
    ])
  })
})
