import { useRouter } from 'next/router'
import { useCallback, useEffect, useRef, useState } from 'react'

/** How long an address may take to answer before it counts as out of reach, in milliseconds. */
const patience = 10_000

/**
 * What happens when the files of the next page cannot be loaded. If the host answers, the page is opened by a
 * full load, once: after a new release, a tab that was open before reaches every page that way. If it does
 * not, the reader stays on the open page and is told, instead of losing it to the browser's own error page.
 *
 * @returns the address that did not answer, with the base path; `undefined` while there is none
 */
export function usePageLoad() {
  const { events } = useRouter()
  const [failedAddress, setFailedAddress] = useState<string>()
  const attempt = useRef<AbortController>(undefined)

  const open = useCallback(async (address: string) => {
    attempt.current?.abort()
    attempt.current = new AbortController()
    const { signal } = attempt.current
    setFailedAddress(undefined)
    try {
      await fetch(address, {
        method: 'HEAD',
        cache: 'no-store',
        signal: AbortSignal.any([signal, AbortSignal.timeout(patience)]),
      })
    } catch {
      if (!signal.aborted) setFailedAddress(address)
      return
    }
    if (!signal.aborted) loadPage(address)
  }, [])

  useEffect(() => {
    const giveUp = () => {
      attempt.current?.abort()
      setFailedAddress(undefined)
    }
    const takeOver = (error: Error & { cancelled?: boolean }, address: string) => {
      if (error.cancelled) return
      void open(address)
      // The router would leave the page at once. An error that says "cancelled" stops it without a trace:
      // https://github.com/vercel/next.js/blob/v15.5.29/packages/next/src/shared/lib/router/router.ts
      throw Object.assign(new Error('The page is opened in another way.'), { cancelled: true })
    }
    events.on('routeChangeStart', giveUp)
    events.on('routeChangeError', takeOver)
    return () => {
      attempt.current?.abort()
      events.off('routeChangeStart', giveUp)
      events.off('routeChangeError', takeOver)
    }
  }, [events, open])

  return {
    failedAddress,
    retry: () => failedAddress !== undefined && open(failedAddress),
    dismiss: () => setFailedAddress(undefined),
  }
}

/** After going back, the address is that of the page already; to assign it again would be a jump within the page. */
function loadPage(address: string): void {
  const isPresent = new URL(address, window.location.href).href === window.location.href
  if (isPresent) window.location.reload()
  else window.location.assign(address)
}
