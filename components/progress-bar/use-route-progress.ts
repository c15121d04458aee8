import { useRouter } from 'next/router'
import { useEffect, useState } from 'react'

/** How long a change of the page may take before it is shown, in milliseconds. */
const delay = 200

/** True while another page is on its way for longer than the delay. A change of query or hash alone never counts. */
export function useRouteProgress(): boolean {
  const { events } = useRouter()
  const [isVisible, setIsVisible] = useState(false)
  useEffect(() => {
    let timer: number | undefined
    // Going back has changed the address before the router hears of it.
    let shownPath = window.location.pathname
    const end = () => {
      window.clearTimeout(timer)
      setIsVisible(false)
    }
    const begin = (address: string) => {
      end()
      const { pathname } = new URL(address, window.location.href)
      if (pathname !== shownPath) timer = window.setTimeout(() => setIsVisible(true), delay)
    }
    const arrive = () => {
      shownPath = window.location.pathname
      end()
    }
    events.on('routeChangeStart', begin)
    events.on('routeChangeComplete', arrive)
    events.on('routeChangeError', end)
    return () => {
      window.clearTimeout(timer)
      events.off('routeChangeStart', begin)
      events.off('routeChangeComplete', arrive)
      events.off('routeChangeError', end)
    }
  }, [events])
  return isVisible
}
