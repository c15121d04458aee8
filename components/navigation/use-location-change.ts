import { useRouter } from 'next/router'
import { useEffect, useRef } from 'react'
import { isPlainClick } from '../../lib/navigation/is-plain-click'
import { decodePath } from '../../lib/pages/route'
import { isTraversal } from './traversal'

/** A change of the address without a full load of the page. */
export interface LocationChange {
  /** The path differs from the one before, so another page is shown. */
  isOtherPage: boolean
  /** What stands behind the `#`, decoded; empty for none. */
  hash: string
  /** The reader went back or forward. */
  isTraversal: boolean
}

/**
 * Calls back after each change of the address: when another page stands in its place, and when the same page
 * is opened at a heading, be it by the router, by a plain link or by going back.
 */
export function useLocationChange(onChange: (change: LocationChange) => void): void {
  const { events } = useRouter()
  const callback = useRef(onChange)
  useEffect(() => {
    callback.current = onChange
  })
  useEffect(() => {
    let path = window.location.pathname
    const report = () => {
      const isOtherPage = window.location.pathname !== path
      path = window.location.pathname
      callback.current({ isOtherPage, hash: readHash(), isTraversal: isTraversal() })
    }
    // A link to where the address points already brings the reader there again, of which no event tells.
    const reportSameHash = (event: MouseEvent) => {
      const link = event.target instanceof Element ? event.target.closest('a') : undefined
      const leadsBack = link?.hash && link.href === window.location.href
      if (leadsBack && isPlainClick(event) && !event.defaultPrevented) setTimeout(report)
    }
    const reportHash = ({ newURL, oldURL }: HashChangeEvent) => {
      if (new URL(newURL).pathname === new URL(oldURL).pathname) report()
    }
    window.addEventListener('hashchange', reportHash)
    window.addEventListener('click', reportSameHash)
    events.on('routeChangeComplete', report)
    events.on('hashChangeComplete', report)
    return () => {
      window.removeEventListener('hashchange', reportHash)
      window.removeEventListener('click', reportSameHash)
      events.off('routeChangeComplete', report)
      events.off('hashChangeComplete', report)
    }
  }, [events])
}

/** What stands behind the `#` of the address, decoded; empty for none. */
export function readHash(): string {
  const hash = window.location.hash.slice(1)
  return decodePath(hash) ?? hash
}
