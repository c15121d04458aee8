import Router from 'next/router'
import { type AssetList, toAssetListPath, toListedRoute } from '../../lib/pages/asset-list'
import type { PageTop } from '../../lib/pages/page-top'
import { basePath } from './base-path'

/** The development server answers the router by itself. */
const isDevelopment = process.env.NODE_ENV === 'development'

/** How long a list may take, in milliseconds. The router gives all files of a page 3800 ms, this list among them. */
const patience = 2000

/** What is known of the files of pages, in the form of the list of all pages that Next.js 15 would load instead. */
const known: Record<string, unknown> = { sortedPages: [] }

/** The tops of pages, by their routes without the final slash. */
const tops: Record<string, PageTop | undefined> = {}

/** The lists that were asked for, by their paths: whether each is there. One that could not be loaded is forgotten. */
const lists = new Map<string, Promise<boolean>>()

/** The pages for errors, which the router also shows without having been told to. Their files are in the root's list. */
const errorPages = ['/404', '/_error']

/** The list of the page that the router is on its way to. */
let wanted: Promise<boolean> | undefined

/**
 * Loads the list that names the files of a page, if it is not there yet.
 *
 * @param address of the page, behind the base path
 * @returns whether the list is there. Without it the router does not know the page, and says so when the reader goes
 *   to it; the next call tries again.
 */
export function loadAssetList(address: string): Promise<boolean> {
  return isDevelopment ? Promise.resolve(true) : findList(toAssetListPath(address.slice(basePath.length)))
}

function findList(path: string): Promise<boolean> {
  const asked = lists.get(path)
  if (asked) return asked
  const list = loadList(path).catch(() => {
    lists.delete(path)
    return false
  })
  lists.set(path, list)
  return list
}

async function loadList(path: string): Promise<boolean> {
  const { buildId } = window.__NEXT_DATA__
  const response = await fetch(`${basePath}/_next/static/${buildId}/${path}`, {
    signal: AbortSignal.timeout(patience),
  })
  if (!response.ok) throw new Error(`${path}: found the status ${response.status}, expected a list of files.`)
  const pages: AssetList = await response.json()
  for (const [route, { files, top }] of Object.entries(pages)) {
    known[route] = files
    tops[route] = top
  }
  return true
}

/**
 * The top of a page; `undefined` where its list is not there, and for a page whose top cannot be shown ahead.
 *
 * @param address of the page, from the root of the site
 */
export function findPageTop(address: string): PageTop | undefined {
  return tops[toListedRoute(address)]
}

/**
 * Answers the questions of the router, to be called before it starts. For the files of a page it takes what stands in
 * `__BUILD_MANIFEST`: here a promise that waits for the list of the page that it goes to, and for no other. It asks once
 * before it has begun to go, too; if it had to wait then, a second click could not stop it. By itself it goes to pages
 * for errors alone: to one where no list was asked for yet, and to the one that was loaded, for the query of its address.
 * For the query of another page it asks and loads nothing, and must not wait: it would write its entry of the history
 * over one that the page has made meanwhile.
 *
 * By itself it would load a list of all pages, and a second one of those that have data of their own, of which this site
 * has none: https://github.com/vercel/next.js/blob/v15.5.29/packages/next/src/client/route-loader.ts.
 */
export function provideAssetLists(): void {
  if (isDevelopment || typeof window === 'undefined') return
  Object.defineProperty(window, '__BUILD_MANIFEST', {
    configurable: true,
    get: async () => {
      const isForError = lists.size === 0 && window.location.search === ''
      if (isForError || errorPages.includes(window.__NEXT_DATA__.page))
        wanted ??= findList(toAssetListPath('/'))
      await wanted
      return known
    },
  })
  window.__SSG_MANIFEST = new Set()
  window.__SSG_MANIFEST_CB?.()
  Router.events.on('routeChangeStart', (address: string) => {
    wanted = loadAssetList(address)
  })
  Router.events.on('routeChangeError', () => {
    wanted = undefined
  })
}
