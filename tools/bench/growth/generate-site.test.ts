import { rmSync } from 'node:fs'
import { afterAll, describe, expect, it } from 'vitest'
import { createPageReader } from '../../../lib/pages/create-page-reader'
import { isErrorRoute } from '../../../lib/pages/route'
import { findRelease } from '../../../lib/releases/products'
import { mapRedirects } from '../../../lib/site/check-redirects'
import { readMeta } from '../../../lib/site/read-site-data'
import { siteConfig } from '../../../site.config'
import { listProseProblems } from '../../list-prose-problems'
import { copySite, readSiteTexts } from './copy-site'
import { generateSite } from './generate-site'
import { countPages } from './site-texts'

const texts = readSiteTexts(process.cwd())
const present = countPages(texts)
const count = present + 190
const folder = copySite(process.cwd(), generateSite(texts, count))
afterAll(() => rmSync(folder, { recursive: true, force: true, maxRetries: 5 }))

describe('generateSite', () => {
  const reader = createPageReader(folder)
  const routes = reader.listPages().map(({ route }) => route)

  it('makes as many pages as are wanted, and leaves those of the site as they are', () => {
    expect(routes.filter((route) => !isErrorRoute(route))).toHaveLength(count)
    const changed = [...generateSite(texts, count).keys()].filter((file) => texts.has(file))
    expect(changed.sort()).toEqual([
      '_meta.json',
      'routes.txt',
      'schema/binbar.graphql',
      'schema/provenance.json',
    ])
  })

  it('makes nothing for a site that is large enough', () => {
    expect(generateSite(texts, present)).toEqual(new Map())
  })

  it('makes the same site of the same texts', () => {
    expect(generateSite(texts, count)).toEqual(generateSite(texts, count))
  })

  it('makes pages of all kinds', () => {
    const added = routes.filter(
      (route) =>
        !createPageReader(process.cwd())
          .listPages()
          .some((page) => page.route === route),
    )
    expect(added.filter(findRelease).length).toBeGreaterThan(50)
    expect(added.filter((route) => route.startsWith('/docs/api/')).length).toBeGreaterThan(50)
    expect(added.filter((route) => route.includes('/group-')).length).toBeGreaterThan(40)
  })

  it('makes a site without a fault in its pages, its words and its schema', () => {
    expect(() => readMeta(reader)).not.toThrow()
    expect(listProseProblems(folder, mapRedirects(siteConfig.redirects))).toEqual([])
  })
})
