import { useRouter } from 'next/router'
import { useEffect, useState } from 'react'

/** How long an address may take to answer before it counts as out of reach, in milliseconds. */
const patience = 10_000

/** A page that could not be loaded. */
export interface PageLoadFailure {
  /** Its address, with the base path. */
  address: string
  error: unknown
}

/**
 * What happens when the files of the next page cannot be loaded. If the host answers, the page is opened by a
 * full load, once: after a new release, a tab that was open before reaches every page that way. If it does
 * not, the reader stays on the open page and is told, instead of losing it to the browser's own error page.
 */
export function usePageLoad() {
  const { events } = useRouter()
  const [failure, setFailure] = useState<PageLoadFailure>()

  useEffect(() => {
    const forget = () => setFailure(undefined)
    const takeOver = (error: Error & { cancelled?: boolean }, address: string) => {
      if (error.cancelled) return
      void openAddress(address, setFailure)
      // The router would leave the page at once. An error that says "cancelled" stops it without a trace:
      // https://github.com/vercel/next.js/blob/v15.5.29/packages/next/src/shared/lib/router/router.ts
      throw Object.assign(new Error('The page is opened in another way.'), { cancelled: true })
    }
    events.on('routeChangeStart', forget)
    events.on('routeChangeError', takeOver)
    return () => {
      events.off('routeChangeStart', forget)
      events.off('routeChangeError', takeOver)
    }
  }, [events])

  return {
    failure,
    retry: () => failure && openAddress(failure.address, setFailure),
    dismiss: () => setFailure(undefined),
  }
}

async function openAddress(
  address: string,
  setFailure: (failure: PageLoadFailure | undefined) => void,
): Promise<void> {
  setFailure(undefined)
  try {
    await fetch(address, { method: 'HEAD', cache: 'no-store', signal: AbortSignal.timeout(patience) })
  } catch (error) {
    setFailure({ address, error })
    return
  }
  window.location.assign(address)
}
