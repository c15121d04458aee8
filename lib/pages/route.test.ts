import { describe, expect, it } from 'vitest'
import {
  composeHref,
  decodePath,
  differsInQueryAlone,
  fileToRoute,
  hasFileEnding,
  isErrorRoute,
  isExternalAddress,
  isHostAddress,
  listFilesOf,
  routeToExportFile,
  routeToFile,
  splitAddress,
  toCanonicalAddress,
  toRoute,
} from './route'

describe('toRoute', () => {
  it.each([
    ['/docs/intro', '/docs/intro/'],
    ['/docs/intro/', '/docs/intro/'],
    ['/', '/'],
    ['', '/'],
    ['/docs/client-application/release-notes/0.1.0', '/docs/client-application/release-notes/0.1.0/'],
  ])('gives "%s" its final slash', (path, route) => {
    expect(toRoute(path)).toBe(route)
  })
})

describe('fileToRoute and routeToFile', () => {
  it.each([
    ['pages/index.mdx', '/'],
    ['pages/docs/intro.mdx', '/docs/intro/'],
    ['pages/docs/pages/container-detail.mdx', '/docs/pages/container-detail/'],
    ['pages/docs/release-notes/0.1.0.mdx', '/docs/release-notes/0.1.0/'],
    ['pages/docs/api/Examples/BinBar Examples.mdx', '/docs/api/Examples/BinBar Examples/'],
    ['pages/docs/index-of-terms.mdx', '/docs/index-of-terms/'],
    ['pages/docs/index/index.mdx', '/docs/index/'],
  ])('%s answers %s', (file, route) => {
    expect(fileToRoute(file)).toBe(route)
    expect(routeToFile(route)).toBe(file)
  })

  it('lets the index of a folder and Markdown files answer, too', () => {
    expect(fileToRoute('pages/docs/index.mdx')).toBe('/docs/')
    expect(fileToRoute('pages/docs/intro.md')).toBe('/docs/intro/')
  })

  it.each(['/', '/docs/', '/docs/intro/', '/docs/index/'])(
    'lists every file that would answer %s',
    (route) => {
      const files = listFilesOf(route)
      expect(files[0]).toBe(routeToFile(route))
      const answers = (file: string) => fileToRoute(file) === route
      expect(files.filter((file) => file.startsWith('pages/') && answers(file)).length).toBeGreaterThan(1)
      if (route === '/docs/')
        expect(files).toEqual(expect.arrayContaining(['pages/docs/index.mdx', 'pages/docs.md']))
    },
  )
})

describe('routeToExportFile', () => {
  it.each([
    ['/', 'index.html'],
    ['/docs/intro/', 'docs/intro/index.html'],
    ['/docs/release-notes/0.1.0/', 'docs/release-notes/0.1.0/index.html'],
  ])('%s is exported to %s', (route, file) => {
    expect(routeToExportFile(route)).toBe(file)
  })
})

describe('isErrorRoute', () => {
  it('holds for the pages of errors only', () => {
    expect(['/404/', '/500/'].map(isErrorRoute)).toEqual([true, true])
    expect(['/', '/docs/404/'].map(isErrorRoute)).toEqual([false, false])
  })
})

describe('splitAddress', () => {
  it.each([
    ['/docs/', '/docs/', '', ''],
    ['/docs/?a=1&b=2', '/docs/', '?a=1&b=2', ''],
    ['/docs/#top', '/docs/', '', '#top'],
    ['/docs/?a=1#top', '/docs/', '?a=1', '#top'],
    ['/docs/#top?a=1', '/docs/', '', '#top?a=1'],
    ['#top', '', '', '#top'],
    ['?a=1', '', '?a=1', ''],
    ['', '', '', ''],
  ])('takes "%s" apart', (address, path, query, hash) => {
    expect(splitAddress(address)).toEqual({ path, query, hash })
  })
})

describe('decodePath', () => {
  it('gives plain text, and nothing for a percent sign that encodes nothing', () => {
    expect(decodePath('/BinBar%20Examples/')).toBe('/BinBar Examples/')
    expect(decodePath('/100%/')).toBeUndefined()
  })
})

describe('isExternalAddress', () => {
  it.each([
    'https://example.com/',
    'HTTP://example.com',
    'mailto:help@example.com',
    'tel:+1',
    '//example.com/docs/',
  ])('holds for %s', (address) => {
    expect(isExternalAddress(address)).toBe(true)
  })

  it.each(['/docs/', './intro', 'intro', '#top', '?a=b:c', '/docs/a:b/', ''])(
    'does not hold for "%s"',
    (address) => {
      expect(isExternalAddress(address)).toBe(false)
    },
  )
})

describe('isHostAddress', () => {
  it.each([
    ['https://example.com', true],
    ['HTTP://example.com/docs/', true],
    ['//example.com', true],
    ['/docs/', false],
    ['mailto:help@example.com', false],
    ['#tools', false],
  ])('tells of %s whether it names a host: %s', (address, namesHost) => {
    expect(isHostAddress(address)).toBe(namesHost)
  })
})

describe('composeHref', () => {
  it.each([
    ['/', '/help/ar/'],
    ['/docs/intro#tools', '/help/ar/docs/intro/#tools'],
    ['/files/binbar.graphql', '/help/ar/files/binbar.graphql'],
    ['//example.com', '//example.com'],
    ['?view=2', '?view=2'],
    ['#tools', '#tools'],
    ['', ''],
  ])('makes of %s below a base path: %s', (address, href) => {
    expect(composeHref(address, '/help/ar')).toBe(href)
  })
})

describe('hasFileEnding', () => {
  it.each([
    ['/files/binbar.graphql', true],
    ['/images/front.PNG', true],
    ['/files/sounds.mp3', true],
    ['/docs/client-application/release-notes/0.1.0', false],
    ['/docs/binbar/release-notes/v60', false],
    ['/docs/intro/', false],
    ['/docs.old/intro', false],
    ['/', false],
  ])('tells for %s: %s', (path, isFile) => {
    expect(hasFileEnding(path)).toBe(isFile)
  })
})

describe('toCanonicalAddress', () => {
  it.each([
    ['/docs/intro', '/docs/intro/'],
    ['/docs/intro/', '/docs/intro/'],
    ['/', '/'],
    ['/?a=1', '/?a=1'],
    ['/docs/client-application/release-notes/0.1.0', '/docs/client-application/release-notes/0.1.0/'],
    ['/docs/client-application/release-notes/0.1.0/', '/docs/client-application/release-notes/0.1.0/'],
    ['/docs/release-notes/0.1.0?from=mail#fixed', '/docs/release-notes/0.1.0/?from=mail#fixed'],
    ['/docs/intro?a=1', '/docs/intro/?a=1'],
    ['/docs/intro#a.b', '/docs/intro/#a.b'],
  ])('spells %s as %s', (address, canonical) => {
    expect(toCanonicalAddress(address)).toBe(canonical)
  })

  it.each([
    '/files/binbar.graphql',
    '/files/binbar.graphql?v=2',
    '#top',
    '',
    'https://example.com/docs',
    '//example.com/docs',
    './intro',
  ])('leaves "%s" as it is', (address) => {
    expect(toCanonicalAddress(address)).toBe(address)
  })
})

describe('differsInQueryAlone', () => {
  it.each([
    ['/docs/?view=2', '/docs/?view=1', true],
    ['/docs/?view=2', '/docs', true],
    ['/docs/#tools', '/docs/?view=1#tools', true],
    ['/docs/?view=1', '/docs/?view=1', false],
    ['/docs/?view=2#tools', '/docs/?view=1', false],
    ['/docs/intro/?view=2', '/docs/?view=1', false],
  ])('tells of %s and %s: %s', (address, other, expected) => {
    expect(differsInQueryAlone(address, other)).toBe(expected)
  })
})
