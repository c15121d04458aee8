import { useRouter } from 'next/router'
import { useEffect, useRef } from 'react'
import { findPageAddress } from '../../lib/navigation/find-page-address'
import { isPlainClick } from '../../lib/navigation/is-plain-click'
import { differsInQueryAlone, splitAddress, toRoute } from '../../lib/pages/route'
import { findPageStart } from '../frame/find-page-start'
import { findPageTop, loadAssetList } from './asset-lists'
import { basePath } from './base-path'
import { getShownAddress, hidePageAhead, preparePageAhead, showPageAhead } from './page-ahead'
import { usePageAheadEnd } from './use-page-ahead-end'

/** By what readers show that they may follow a link. */
const signs = ['mouseover', 'touchstart', 'focusin'] as const

/**
 * Follows the links to pages of this site without a reload, and loads the page ahead when a reader turns to its link.
 * One listener for all of them: a link is plain HTML, which takes no script to show. `next/link` would render each one
 * anew on each page. The top of a page that is loaded is shown before the router begins. What has been followed
 * otherwise by then, such as a result of the search, is left alone.
 */
export function usePageLinks(): void {
  usePageAheadEnd()
  const router = useRouter()
  /** The addresses whose pages are there. */
  const loaded = useRef(new Set<string>())
  useEffect(() => {
    const findAddress = ({ target }: Event) => {
      const link = target instanceof Element ? target.closest('a[href]') : undefined
      if (!(link instanceof HTMLAnchorElement)) return undefined
      return findPageAddress(link, { origin: window.location.origin, basePath })
    }
    const follow = (event: MouseEvent) => {
      if (event.defaultPrevented || !isPlainClick(event)) return
      const address = findAddress(event)
      if (address === undefined) return
      event.preventDefault()
      // The second press of two on the same link.
      if (address === getShownAddress()) return
      // The reader stays where they are when the query alone changes.
      const scroll = !differsInQueryAlone(address, readAddress())
      const navigate = () => router.push(address, undefined, { scroll })
      const page = findPageAhead(address)
      if (page) {
        showPageAhead(page, findPageStart(), navigate)
      } else {
        hidePageAhead()
        navigate()
      }
    }
    const findPageAhead = (address: string) => {
      const { path, hash } = splitAddress(address)
      const isOpenPage = toRoute(path) === toRoute(splitAddress(readAddress()).path)
      // A page that is opened at one of its headings does not begin with its top.
      if (isOpenPage || hash !== '' || !loaded.current.has(address)) return undefined
      const top = findPageTop(address)
      return top && { address, top }
    }
    const prefetch = async (address: string) => {
      // Without its list, the router would keep that it does not know the page.
      if (!(await loadAssetList(`${basePath}${address}`))) return
      await router.prefetch(address, address, { priority: true })
      loaded.current.add(address)
      const page = findPageAhead(address)
      if (page && address === turnedTo) preparePageAhead(page)
    }
    let hasBegun = false
    let turnedTo: string | undefined
    const loadAhead = (event: Event) => {
      // Most links of a page lead into its own folder, whose list is then there before the reader turns to one.
      if (!hasBegun) void loadAssetList(`${basePath}${router.pathname}`)
      hasBegun = true
      const address = findAddress(event)
      // A mouse tells of each element in a link that it comes over.
      if (address === turnedTo) return
      turnedTo = address
      // What cannot be loaded now is asked for again, and its failure told, when the reader follows the link.
      if (address !== undefined) prefetch(address).catch(() => {})
    }
    document.addEventListener('click', follow)
    for (const sign of signs) document.addEventListener(sign, loadAhead, { passive: true })
    return () => {
      document.removeEventListener('click', follow)
      for (const sign of signs) document.removeEventListener(sign, loadAhead)
    }
  }, [router])
}

/** Of the open page, from the root of the site. The router does not know of each hash. */
function readAddress(): string {
  const { pathname, search, hash } = window.location
  return `${pathname.slice(basePath.length)}${search}${hash}`
}
