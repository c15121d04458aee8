import Router from 'next/router'
import { type PageFiles, toPageFilesPath } from '../../lib/pages/page-files'
import { basePath } from './base-path'

/** The development server answers the router by itself. */
const isDevelopment = process.env.NODE_ENV === 'development'

/** How long a list may take, in milliseconds: a little less than the router waits for all files of a page. */
const patience = 3000

/** What is known of the files of pages, in the form of the list of all pages that Next.js 15 would load instead. */
const manifest: Record<string, unknown> = { sortedPages: [] }

/** The lists that were asked for, by their paths. One that could not be loaded is forgotten. */
const lists = new Map<string, Promise<unknown>>()

/**
 * Loads the list that names the files of a page, if it is not there yet. What fails is not told: the router then does
 * not know the page, and says so when the reader goes to it.
 *
 * @param address of the page, behind the base path
 */
export function loadPageFiles(address: string): void {
  const path = toPageFilesPath(address.slice(basePath.length))
  if (isDevelopment || lists.has(path)) return
  lists.set(
    path,
    loadList(path).catch(() => lists.delete(path)),
  )
}

async function loadList(path: string): Promise<void> {
  const { buildId } = window.__NEXT_DATA__
  const response = await fetch(`${basePath}/_next/static/${buildId}/${path}`, {
    signal: AbortSignal.timeout(patience),
  })
  if (!response.ok) throw new Error(`${path} is answered with ${response.status}.`)
  const pages: PageFiles = await response.json()
  Object.assign(manifest, pages)
}

/**
 * Answers the questions of the router, to be called before it starts. For the files of a page it takes what stands in
 * `__BUILD_MANIFEST`: here a promise that waits for the lists that are on their way. By itself it would load a list of
 * all pages, and a second one of those that have data of their own, of which this site has none:
 * https://github.com/vercel/next.js/blob/v15.5.29/packages/next/src/client/route-loader.ts.
 */
export function answerRouter(): void {
  if (isDevelopment || typeof window === 'undefined') return
  Object.defineProperty(window, '__BUILD_MANIFEST', {
    configurable: true,
    get: () => Promise.all(lists.values()).then(() => manifest),
  })
  window.__SSG_MANIFEST = new Set()
  window.__SSG_MANIFEST_CB?.()
  Router.events.on('routeChangeStart', loadPageFiles)
}
