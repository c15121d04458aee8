import { useRouter } from 'next/router'
import { useEffect } from 'react'
import { findPageAddress } from '../../lib/navigation/find-page-address'
import { isPlainClick } from '../../lib/navigation/is-plain-click'
import { differsInQueryAlone, splitAddress } from '../../lib/pages/route'
import { callAfterPaint } from './after-paint'
import { findPageTop, loadAssetList } from './asset-lists'
import { basePath } from './base-path'
import { leavePageAhead, preparePageAhead, showPageAhead } from './page-ahead'

/** By what readers show that they may follow a link. */
const signs = ['mouseover', 'touchstart', 'focusin'] as const

/** Takes back that a page is gone to whose top is not on the screen yet. */
let takeBack = () => {}

/**
 * Follows the links to pages of this site without a reload, and loads the page ahead when a reader turns to its link.
 * One listener for all of them: a link is plain HTML, which takes no script to show. `next/link` would render each one
 * anew on each page. What has been followed otherwise by then, such as a result of the search, is left alone.
 */
export function usePageLinks(): void {
  const router = useRouter()
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
      // The reader stays where they are when the query alone changes. The router does not know of each hash.
      const { pathname, search, hash } = window.location
      const here = `${pathname.slice(basePath.length)}${search}${hash}`
      const go = () => router.push(address, undefined, { scroll: !differsInQueryAlone(address, here) })
      takeBack()
      if (showPageAhead(address)) {
        takeBack = callAfterPaint(go)
      } else {
        leavePageAhead()
        go()
      }
    }
    const prefetch = async (address: string) => {
      // Without its list, the router would keep that it does not know the page.
      if (!(await loadAssetList(`${basePath}${address}`))) return
      await router.prefetch(address, address, { priority: true })
      const top = findPageTop(address)
      // A page that is opened at one of its headings does not begin with its top.
      if (address === ahead && top && splitAddress(address).hash === '') preparePageAhead(address, top)
    }
    let hasBegun = false
    let ahead: string | undefined
    const loadAhead = (event: Event) => {
      // Most links of a page lead into its own folder, whose list is then there before the reader turns to one.
      if (!hasBegun) void loadAssetList(`${basePath}${router.pathname}`)
      hasBegun = true
      const address = findAddress(event)
      // A mouse tells of each element in a link that it comes over.
      if (address === ahead) return
      ahead = address
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
