import { describe, expect, it } from 'vitest'
import { formatProblem } from '../problem/problem'
import { compareRoutes, formatRoutes, type RoutesList } from './routes-list'

const heading = `# Every address that the site answers, with and without its final slash.
# A line with "->" is a redirect. "npm run build" compares this list with what it has built;
# "npm run routes:accept" writes it anew when a difference is meant.
`

const built: RoutesList = {
  pages: ['/', '/docs/binbar/', '/docs/intro/'],
  redirects: new Map([['/binbar/', '/docs/binbar/']]),
}

const committed = `${heading}/
/docs/binbar/
/docs/intro/
/binbar/ -> /docs/binbar/
`

function compare(text: string, site: RoutesList = built): string[] {
  return compareRoutes(text, site).map(formatProblem)
}

describe('formatRoutes', () => {
  it('says what the list is, and lists the pages before the redirects', () => {
    expect(formatRoutes(built)).toBe(committed)
  })

  it('sorts pages and redirects each on their own, whatever their order on the disk', () => {
    const text = formatRoutes({
      pages: ['/docs/v9/', '/docs/', '/docs/v10/', '/'],
      redirects: new Map([
        ['/b/', '/docs/'],
        ['/a/', '/docs/'],
      ]),
    })
    expect(text).toBe(`${heading}/
/docs/
/docs/v10/
/docs/v9/
/a/ -> /docs/
/b/ -> /docs/
`)
  })

  it('encodes addresses as the bar of a browser shows them', () => {
    const text = formatRoutes({
      pages: ['/docs/größe/'],
      redirects: new Map([['/docs/BinBar Examples/', '/docs/?from=old#top']]),
    })
    expect(text).toBe(`${heading}/docs/gr%C3%B6%C3%9Fe/
/docs/BinBar%20Examples/ -> /docs/?from=old#top
`)
  })

  it('leaves the lists that it is given as they are', () => {
    const pages = ['/docs/', '/']
    formatRoutes({ pages, redirects: new Map() })
    expect(pages).toEqual(['/docs/', '/'])
  })
})

describe('compareRoutes', () => {
  it('finds nothing in a list that the site wrote itself', () => {
    expect(compare(committed)).toEqual([])
  })

  it('pays no heed to order, comments, blank lines and the signs at the end of lines', () => {
    const text = `# Pages by hand\r\n\r\n/docs/intro/  \r\n\r\n  # -> none\r\n/binbar/ -> /docs/binbar/\r\n/\r\n/docs/binbar/`
    expect(compare(text)).toEqual([])
  })

  it('names a page that is lost, with its line, and the page that is like it', () => {
    expect(compare(committed.replace('/docs/intro/', '/docs/into/\n/docs/intro/'))).toEqual([
      'routes.txt:6: /docs/into/: found no page at this address, expected every listed address to be answered; if it is gone on purpose, add a redirect and run "npm run routes:accept". Did you mean "/docs/intro/"?',
    ])
  })

  it('names a page that is lost when no other is like it', () => {
    expect(compare(`${committed}/docs/api/queries/user-by-id/\n`)).toEqual([
      'routes.txt:8: /docs/api/queries/user-by-id/: found no page at this address, expected every listed address to be answered; if it is gone on purpose, add a redirect and run "npm run routes:accept".',
    ])
  })

  it('names a redirect that is lost', () => {
    expect(compare(`${committed}/bar/installing/ -> /docs/intro/\n`)).toEqual([
      'routes.txt:8: /bar/installing/ -> /docs/intro/: found no such redirect in site.config.ts, expected every listed address to be answered; if it is gone on purpose, add a redirect and run "npm run routes:accept".',
    ])
  })

  it('names a page that is new', () => {
    expect(compare(committed.replace('/docs/intro/\n', ''))).toEqual([
      'routes.txt: /docs/intro/: found an address of the site that is not listed, "/docs/intro/", expected every address in the list; if it is new on purpose, run "npm run routes:accept".',
    ])
  })

  it('names a redirect that is new', () => {
    expect(compare(committed.replace('/binbar/ -> /docs/binbar/\n', ''))).toEqual([
      'routes.txt: /binbar/ -> /docs/binbar/: found an address of the site that is not listed, "/binbar/ -> /docs/binbar/", expected every address in the list; if it is new on purpose, run "npm run routes:accept".',
    ])
  })

  it('names both targets of a redirect that leads elsewhere now', () => {
    const redirects = new Map([['/binbar/', '/docs/intro/']])
    expect(compare(committed, { ...built, redirects })).toEqual([
      'routes.txt:7: /binbar/ -> /docs/binbar/: found no such redirect in site.config.ts, expected every listed address to be answered; if it is gone on purpose, add a redirect and run "npm run routes:accept".',
      'routes.txt: /binbar/ -> /docs/intro/: found an address of the site that is not listed, "/binbar/ -> /docs/intro/", expected every address in the list; if it is new on purpose, run "npm run routes:accept".',
    ])
  })

  it('asks for every address when the list is empty', () => {
    expect(compare('')).toHaveLength(4)
  })
})
