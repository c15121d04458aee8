import { useRouter } from 'next/router'
import { useEffect } from 'react'
import { basePath } from './base-path'
import { getShownAddress, hidePageAhead } from './page-ahead'

/** Takes the top of the page ahead away when that page has come, when it does not, and when the reader goes elsewhere. */
export function usePageAheadEnd(): void {
  const { events } = useRouter()
  useEffect(() => {
    const isAhead = (address: string) => address === `${basePath}${getShownAddress()}`
    const start = (address: string) => {
      if (!isAhead(address)) hidePageAhead()
    }
    const end = (address: string) => {
      if (isAhead(address)) hidePageAhead()
    }
    // What is cancelled gives way to something else, whose start tells where the reader goes.
    const fail = ({ cancelled }: { cancelled?: boolean }) => {
      if (!cancelled) hidePageAhead()
    }
    const handlers = [
      ['routeChangeStart', start],
      ['hashChangeStart', start],
      ['routeChangeComplete', end],
      ['hashChangeComplete', end],
      ['routeChangeError', fail],
    ] as const
    for (const [event, handle] of handlers) events.on(event, handle)
    // Where the router gives up, the browser loads the page, and may bring this one back as it was.
    window.addEventListener('pagehide', hidePageAhead)
    return () => {
      for (const [event, handle] of handlers) events.off(event, handle)
      window.removeEventListener('pagehide', hidePageAhead)
    }
  }, [events])
}
