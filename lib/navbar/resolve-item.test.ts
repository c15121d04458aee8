import { describe, expect, it } from 'vitest'
import { docs, guidesOfVersions, last, next } from '../versions/versions.fixture'
import type { NavbarItem } from './navbar-schema'
import { type NavbarContext, resolveItem } from './resolve-item'

const locale = { code: 'en', label: 'English', htmlLang: 'en-GB' }

/** A reader at a page of a site with several versions and languages. */
function makeContext(changes: Partial<NavbarContext> = {}): NavbarContext {
  return {
    route: '/docs/binbar/reset/',
    address: { path: '/docs/binbar/reset/', query: '?x=1', hash: '#a' },
    basePath: '',
    docs,
    guidesOfVersions,
    openVersion: last,
    keptVersion: undefined,
    locales: [locale, { code: 'fr', label: 'Français' }],
    locale,
    ...changes,
  }
}

const landing = { route: '/', address: { path: '/', query: '', hash: '' }, openVersion: undefined }

function resolve(item: NavbarItem, changes: Partial<NavbarContext> = {}) {
  return resolveItem(item, makeContext(changes))
}

describe('a plain link', () => {
  it.each([
    [{ label: 'A', to: '/docs/' }, true],
    [{ label: 'A', to: '/docs/binbar/reset/' }, true],
    [{ label: 'A', to: '/docs-next/' }, false],
    [{ label: 'A', to: '/' }, false],
    [{ label: 'A', to: '/other/', activeBelow: '/docs/binbar/' }, true],
    [{ label: 'A', to: '/docs/', activeBelow: '/docs/api/' }, false],
    [{ label: 'A', to: '/other/', activePattern: 'RESET/$' }, true],
    [{ label: 'A', href: 'https://example.com' }, false],
  ])('is marked on its page and below it, unless it says otherwise: %o, %s', (item, isActive) => {
    const href = 'to' in item ? item.to : item.href
    expect(resolve(item)).toEqual({ kind: 'link', label: 'A', href, isActive })
  })
})

describe('a dropdown', () => {
  const items = [{ label: 'Reset', to: '/docs/binbar/reset/' }, { type: 'html', value: '<hr>' } as const]

  it('is one by its items, and resolves them', () => {
    expect(resolve({ label: 'More', items })).toEqual({
      kind: 'menu',
      label: 'More',
      mobileLabel: 'More',
      href: undefined,
      isActive: false,
      entries: [
        { kind: 'link', label: 'Reset', href: '/docs/binbar/reset/', isActive: true },
        { kind: 'html', value: '<hr>' },
      ],
    })
  })

  it('is marked where its own link leads', () => {
    expect(resolve({ label: 'More', to: '/docs/', items })).toMatchObject({ href: '/docs/', isActive: true })
    expect(resolve({ label: 'More', to: '/', items })).toMatchObject({ href: '/', isActive: false })
  })
})

describe('a doc and a sidebar', () => {
  it('lead into the open version, else the chosen one, else the last', () => {
    const item = { type: 'doc', docId: 'binbar/reset', label: 'Reset' } as const
    expect(resolve(item, { openVersion: next })).toMatchObject({ href: '/docs-next/binbar/reset/' })
    expect(resolve(item, { ...landing, keptVersion: 'current' })).toMatchObject({
      href: '/docs-next/binbar/reset/',
    })
    expect(resolve(item, landing)).toMatchObject({ href: '/docs/binbar/reset/', isActive: false })
  })

  it('lead into a version that has them', () => {
    expect(resolve({ type: 'doc', docId: 'binbar/battery' }, { ...landing, keptVersion: 'current' })).toEqual(
      {
        kind: 'link',
        label: 'binbar/battery',
        href: '/docs-next/binbar/battery/',
        isActive: false,
      },
    )
  })

  it('are marked on every page of their guide', () => {
    const sidebar = { type: 'docSidebar', sidebarId: 'binbar' } as const
    expect(resolve(sidebar)).toEqual({
      kind: 'link',
      label: 'BinBar',
      href: '/docs/category/binbar/',
      isActive: true,
    })
    expect(resolve(sidebar, { route: '/docs/' })).toMatchObject({ isActive: false })
    expect(resolve({ type: 'doc', docId: 'category/binbar' })).toMatchObject({ isActive: true })
    expect(resolve({ type: 'docSidebar', sidebarId: 'api' })).toMatchObject({
      label: 'Overview',
      href: '/docs/',
    })
  })

  it('throw where nothing of that name leads anywhere', () => {
    expect(() => resolve({ type: 'doc', docId: 'binbar/light' })).toThrow(
      'No version of the docs has the page "binbar/light".',
    )
    expect(() => resolve({ type: 'docSidebar', sidebarId: 'light' })).toThrow(
      'The sidebar "light" has nothing to link to.',
    )
  })
})

describe('the version and its dropdown', () => {
  it('show the open version and lead to its main page', () => {
    expect(resolve({ type: 'docsVersion' })).toMatchObject({ label: '1.0.0', href: '/docs/', isActive: true })
    expect(resolve({ type: 'docsVersion', label: 'Docs', to: '/docs-next/' })).toMatchObject({
      label: 'Docs',
      href: '/docs-next/',
    })
  })

  it('offer the same page in each version, else its main page, with query and hash', () => {
    expect(resolve({ type: 'docsVersionDropdown', versions: ['current', '1.0.0'] })).toEqual({
      kind: 'menu',
      label: '1.0.0',
      mobileLabel: 'Versions',
      href: '/docs/binbar/reset/',
      isActive: true,
      entries: [
        {
          kind: 'link',
          label: 'Next',
          href: '/docs-next/binbar/reset/?x=1#a',
          isActive: false,
          version: 'current',
        },
        { kind: 'link', label: '1.0.0', href: '/docs/binbar/reset/?x=1#a', isActive: true, version: '1.0.0' },
      ],
    })
  })

  it('are a plain link where there is one version and nothing else', () => {
    const single = { versions: [last], lastVersion: '1.0.0' }
    const item = { type: 'docsVersionDropdown' } as const
    expect(resolve(item, { docs: single })).toEqual({
      kind: 'link',
      label: '1.0.0',
      href: '/docs/binbar/reset/',
      isActive: true,
    })
    const itemsAfter = [{ label: 'Older', href: 'https://example.com' }]
    expect(resolve({ ...item, itemsAfter }, { docs: single })).toMatchObject({ kind: 'menu' })
  })
})

describe('the languages', () => {
  it('lead to the same address in each language', () => {
    expect(resolve({ type: 'localeDropdown' })).toEqual({
      kind: 'menu',
      label: 'English',
      mobileLabel: 'Languages',
      href: undefined,
      isActive: false,
      icon: 'languages',
      entries: [
        { kind: 'link', label: 'English', href: '/docs/binbar/reset/?x=1#a', isActive: true, lang: 'en-GB' },
        {
          kind: 'link',
          label: 'Français',
          href: '/fr/docs/binbar/reset/?x=1#a',
          isActive: false,
          lang: 'fr',
        },
      ],
    })
  })
})

describe('the other types', () => {
  it('are what they are', () => {
    expect(resolve({ type: 'search' })).toEqual({ kind: 'search' })
    expect(resolve({ type: 'html', value: '<b>New</b>' })).toEqual({ kind: 'html', value: '<b>New</b>' })
  })
})
