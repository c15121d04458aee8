import { describe, expect, it } from 'vitest'
import { findFaults, readExportPage, type SiteExport } from './find-faults'

function readSite(files: Record<string, string>, changes: Partial<SiteExport> = {}): SiteExport {
  const paths = Object.keys(files)
  return {
    basePath: '',
    siteUrl: 'https://help.example.com',
    paths,
    pages: Object.entries(files)
      .filter(([path]) => path.endsWith('.html'))
      .map(([path, html]) => readExportPage(path, html)),
    hasFile: (path) => paths.includes(path),
    redirects: new Map(),
    ...changes,
  }
}

const refreshTo = (url: string) => `<head><meta http-equiv="refresh" content="0; url=${url}"></head>`

describe('readExportPage', () => {
  it.each([
    ['/index.html', '/', true],
    ['/docs/index.html', '/docs/', true],
    ['/docs/release-notes/0.1.0/index.html', '/docs/release-notes/0.1.0/', true],
    ['/docs/release-notes/0.1.0.html', '/docs/release-notes/0.1.0/', false],
    ['/404.html', '/404/', false],
    ['/404/index.html', '/404/', false],
  ])('knows the route of %s', (path, route, isTarget) => {
    expect(readExportPage(path, '')).toMatchObject({ path, route, isTarget })
  })
})

describe('findFaults', () => {
  it('takes the redirect page that a disk without letter case answers with', () => {
    const files = { '/docs/examples/index.html': '' }
    const redirects = new Map([['/docs/Examples/', '/docs/examples/']])
    const hasFile = (path: string) => path.toLowerCase() === '/docs/examples/index.html'
    expect(findFaults(readSite(files, { redirects, hasFile }))).toEqual([])
    expect(findFaults(readSite(files, { redirects }))).toMatchObject([
      { found: 'no redirect page in the export', expected: 'the file "docs/Examples/index.html"' },
    ])
  })

  it('refuses a row of the redirects whose source is a page', () => {
    const files = { '/index.html': '', '/docs/index.html': '' }
    expect(findFaults(readSite(files, { redirects: new Map([['/docs/', '/']]) }))).toMatchObject([
      { subject: 'redirects > /docs/', found: 'the source "/docs/", which is a page' },
    ])
  })

  it('refuses redirect pages that lead round in a circle', () => {
    const files = { '/a/index.html': refreshTo('/b/'), '/b/index.html': refreshTo('/a/') }
    expect(findFaults(readSite(files)).map(({ found }) => found)).toEqual([
      'the target "/b/", from which the redirects lead round in a circle',
      'the target "/a/", from which the redirects lead round in a circle',
    ])
  })

  it('takes a redirect page to another host', () => {
    expect(findFaults(readSite({ '/a/index.html': refreshTo('https://example.org/') }))).toEqual([])
  })

  it('takes an HTML file that is no page for a file', () => {
    const files = { '/index.html': '<a href="/proof.html">Proof</a>', '/proof.html': '' }
    expect(findFaults(readSite(files))).toEqual([])
  })

  it('refuses the HTML files of pages as addresses, and suggests none', () => {
    const files = {
      '/docs/index.html': '<a href="/docs/index.html">A</a><a href="/405.html">B</a>',
      '/404.html': '',
    }
    expect(findFaults(readSite(files))).toMatchObject([
      { found: '"/docs/index.html", which names the file of a page', nearest: '/docs/' },
      { found: '"/405.html", which no file answers', nearest: undefined },
    ])
  })

  it.each([
    ['<a href="/gone/"></a>', 'link'],
    ['<a href="/gone/">Gone</a>', 'link "Gone"'],
    ['<map><area href="/gone/" alt="Gone"></map>', 'link "Gone"'],
    ['<iframe src="/gone/" title="Gone"></iframe>', '<iframe src> "Gone"'],
  ])('names the element of %s', (html, subject) => {
    expect(findFaults(readSite({ '/index.html': html }))).toMatchObject([{ subject }])
  })

  it('checks the links of the not-found page and of HTML files that are no pages', () => {
    const html = '<p id="a"></p><a href="#a">A</a><a href="/gone/">Gone</a>'
    const faults = findFaults(readSite({ '/404.html': html, '/proof.html': html, '/index.html': html }))
    expect(faults.map(({ page, topic }) => [page.path, topic])).toEqual([
      ['/index.html', '/gone/'],
      ['/404.html', '/gone/'],
      ['/proof.html', '/gone/'],
    ])
  })

  it('shortens long texts', () => {
    const text = 'Client Application. Set up your account and see what your containers weigh.'
    const [fault] = findFaults(readSite({ '/index.html': `<a href="/gone/">${text}</a>` }))
    expect(fault?.subject).toBe('link "Client Application. Set up your account and see what your c…"')
    expect(fault?.clue).toEqual({ url: '/gone/', text })
  })
})
