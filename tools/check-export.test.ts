import { fileURLToPath } from 'node:url'
import { describe, expect, it } from 'vitest'
import { formatProblem } from '../lib/problem/problem'
import { mapRedirects } from '../lib/site/check-redirects'
import { siteConfig as faultsConfig } from '../tests/fixtures/export-check/faults/site.config'
import { siteConfig as basePathConfig } from '../tests/fixtures/export-check/faults-base-path/site.config'
import { siteConfig as noFaultConfig } from '../tests/fixtures/export-check/no-fault/site.config'
import { type CheckExportOptions, checkExport } from './check-export'

/** The sentences for the export of one fixture. */
function check(fixture: string, options: Partial<CheckExportOptions> = {}): string[] {
  return checkExport({
    root: fileURLToPath(new URL(`../tests/fixtures/export-check/${fixture}`, import.meta.url)),
    folder: 'export',
    basePath: '',
    siteUrl: 'https://help.example.com',
    redirects: new Map(),
    ...options,
  }).map(formatProblem)
}

describe('checkExport on an export without faults', () => {
  it('finds nothing', () => {
    expect(check('no-fault', { redirects: mapRedirects(noFaultConfig.redirects) })).toEqual([])
  })

  it('finds nothing below a base path', () => {
    const redirects = new Map([['/binbar/', '/docs/installation/']])
    expect(check('no-fault-base-path', { basePath: '/help', redirects })).toEqual([])
  })

  it('takes a redirect page that is not in the table', () => {
    expect(check('no-fault', { redirects: new Map() })).toEqual([])
  })
})

describe('checkExport on one page for each fault', () => {
  const sentences = check('faults', { redirects: mapRedirects(faultsConfig.redirects) })
  const missingPage =
    'which no page answers, expected the address of a page that exists. Did you mean "/docs/installation/"?'
  const missingTools =
    'but /docs/installation/ has no element with the id "tols", expected the id of a heading or element of that page.'

  const expected = {
    'a missing page': `pages/missing-page.mdx:5: link "the installation": found "/docs/instalation/", ${missingPage}`,
    'a missing anchor': `pages/missing-anchor.mdx:5: link "the tools": found "/docs/installation/?from=label#tols", ${missingTools} Did you mean "/docs/installation/?from=label#tools"?`,
    'a missing anchor of the page itself':
      'pages/missing-own-anchor.mdx:7: link "To the steps": found "#stesp", but /missing-own-anchor/ has no element with the id "stesp", expected the id of a heading or element of that page. Did you mean "#steps"?',
    'a missing anchor behind a redirect': `pages/missing-anchor-behind-redirect.mdx:5: link "the tools": found "/binbar/#tols", ${missingTools} Did you mean "/binbar/#tools"?`,
    'a query after the hash':
      'pages/query-after-hash.mdx:5: link "the tools": found a query after the hash in "/docs/installation/#tools?from=label", which makes it a part of the id, expected the query in front of the hash. Did you mean "/docs/installation/?from=label#tools"?',
    'a missing image':
      'pages/missing-image.mdx:5: <img src> "The bar": found "/images/baar.svg", which no file answers, expected the address of a file that exists. Did you mean "/images/bar.svg"?',
    'a missing candidate of an image':
      'export/missing-image-candidate/index.html: <img srcset> "The bar": found "/images/bar-2x.svg", which no file answers, expected the address of a file that exists. Did you mean "/images/bar.svg"?',
    'a missing download':
      'pages/missing-download.mdx:5: link "All weights": found "/files/weigths.csv", which no file answers, expected the address of a file that exists. Did you mean "/files/weights.csv"?',
    'a missing script':
      'export/missing-script/index.html: <script src>: found "/_next/static/siet.js", which no file answers, expected the address of a file that exists. Did you mean "/_next/static/site.js"?',
    'a missing style sheet':
      'export/missing-stylesheet/index.html: <link href> "stylesheet": found "/_next/static/siet.css", which no file answers, expected the address of a file that exists. Did you mean "/_next/static/site.css"?',
    'a page in the wrong letter case':
      'pages/wrong-case-page.mdx:5: link "the installation": found "/docs/Installation/", which differs from an existing address in letter case, expected the same letter case. Did you mean "/docs/installation/"?',
    'a file in the wrong letter case':
      'pages/wrong-case-file.mdx:5: <img src> "The bar": found "/images/BAR.svg", which differs from an existing address in letter case, expected the same letter case. Did you mean "/images/bar.svg"?',
    'a relative link':
      'pages/relative-link.mdx:5: link "the tools": found the relative address "docs/installation#tools", which leads elsewhere when the page is opened without its final slash, expected an address that starts with a slash. Did you mean "/docs/installation/#tools"?',
    'a broken percent-encoding':
      'pages/bad-percent-encoding.mdx:5: link "all of it": found the address "/docs/100%/", expected a percent sign only in front of two hexadecimal digits.',
    'the file of a page':
      'pages/file-of-a-page.mdx:5: link "the tools": found "/docs/installation.mdx#tools", which names the file of a page, expected the address of the page. Did you mean "/docs/installation/#tools"?',
    'a link to the not-found page':
      'pages/not-found-page.mdx:5: link "the not-found page": found "/404/", which is a page for errors, expected the address of a page that exists.',
    'two elements with one id':
      'pages/repeated-id.mdx:7: id "tools": found 2 elements with it: <h2> "Tools", <section> "All of them.", expected each id once on a page.',
    'a canonical address that no page answers': `pages/canonical-to-nowhere.mdx:3: <link href> "canonical": found "/docs/instalation/", ${missingPage}`,
    'a preview address that no page answers':
      'export/preview-of-nowhere/index.html: <meta content> "og:url": found "/docs/reset/", which no page answers, expected the address of a page that exists.',
    'a refresh to nowhere': `export/refresh-to-nowhere/index.html: redirect page: found "/docs/instalation/", ${missingPage}`,
    'a redirect to nowhere':
      'site.config.ts:5: redirects > /old/nowhere/: found "/docs/reset/", which no page answers, expected the address of a page that exists.',
    'a redirect to a missing anchor': `site.config.ts:8: redirects > /old/anchor/: found "/docs/installation/#tols", ${missingTools} Did you mean "/docs/installation/#tools"?`,
    'a redirect without its page':
      'site.config.ts:10: redirects > /old/unwritten/: found no redirect page in the export, expected the file "old/unwritten/index.html".',
    'a redirect to a redirect':
      'site.config.ts:11: redirects > /old/chain/: found the target "/binbar/", which is redirected itself, expected the address of a page. Did you mean "/docs/installation/"?',
  }

  it.each(Object.entries(expected))('reports %s', (_name, sentence) => {
    expect(sentences).toContain(sentence)
  })

  it('reports each fault once and nothing else', () => {
    expect(sentences.toSorted()).toEqual(Object.values(expected).toSorted())
  })
})

describe('checkExport below a base path', () => {
  it('finds addresses without it, and sources that are written without it', () => {
    const redirects = mapRedirects(basePathConfig.redirects)
    expect(check('faults-base-path', { basePath: '/help', redirects }).toSorted()).toEqual([
      'export/canonical-without-base-path/index.html: <link href> "canonical": found "https://help.example.com/docs/installation/", which lacks the base path "/help", expected an address that starts with "https://help.example.com/help/". Did you mean "https://help.example.com/help/docs/installation/"?',
      'pages/missing-page.mdx:5: link "the installation": found "/docs/instalation/", which no page answers, expected the address of a page that exists. Did you mean "/docs/installation/"?',
      'pages/no-base-path-to-nowhere.mdx:5: link "Reset": found "/reset/", which lacks the base path "/help", expected an address that starts with "/help/".',
      'pages/no-base-path.mdx:5: <img src> "The bar": found "/images/bar.svg", which lacks the base path "/help", expected an address that starts with "/help/". Did you mean "/help/images/bar.svg"?',
      'pages/similar-base-path.mdx:5: link "Installation": found "/helpful/docs/installation/", which lacks the base path "/help", expected an address that starts with "/help/".',
      'site.config.ts:2: redirects > /binbar/: found "/docs/installation/", which lacks the base path "/help", expected an address that starts with "/help/". Did you mean "/help/docs/installation/"?',
    ])
  })
})

describe('checkExport on faults of many pages', () => {
  it('reports each once, with its source and the number of pages', () => {
    expect(check('shared-faults').toSorted()).toEqual([
      '_meta.json:7: link "Light patterns" on 4 pages: found "/docs/lights/", which no page answers, expected the address of a page that exists.',
      'content/note.mdx:1: link "the next step" on 2 pages: found "/docs/next/", which no page answers, expected the address of a page that exists.',
      'content/questions.json:4: link "Change the battery": found "/docs/batery/", which no page answers, expected the address of a page that exists. Did you mean "/docs/battery/"?',
      'export/docs/battery/index.html: id "menu" on 4 pages: found 2 elements with it: <dialog> "Light patterns Battery", <div> "docs/battery/index.html", expected each id once on a page.',
      'export/docs/battery/index.html: link "Imprint" on 4 pages: found "/imprint/", which no page answers, expected the address of a page that exists.',
      'export/docs/battery/index.html: link "Skip to main content" on 4 pages: found "#content", but /docs/battery/ has no element with the id "content", expected the id of a heading or element of that page.',
      'site.config.ts:5: link "Installation" on 4 pages: found "/docs/instalation/", which no page answers, expected the address of a page that exists.',
    ])
  })
})

describe('checkExport without an export', () => {
  it.each([
    ['a folder without pages', 'export'],
    ['no folder', 'out'],
  ])('says so for %s', (_name, folder) => {
    expect(check('no-export', { folder })).toEqual([
      `${folder}: found no HTML file, expected an export; run "npm run build" first.`,
    ])
  })
})
