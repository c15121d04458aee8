import { createContext, type ReactNode, startTransition, useContext, useEffect, useState } from 'react'
import { flushSync } from 'react-dom'
import { isTraversal } from '../navigation/traversal'
import { useBrowserLayoutEffect } from '../navigation/use-browser-layout-effect'
import { hasHydrated } from '../navigation/use-hydrated'
import { readHash } from '../navigation/use-location-change'
import styles from './rest-of-page.module.css'

/** The attribute of what stands where the rest of a page will be. */
export const missingRestAttribute = 'data-missing-rest'

/** Whether something stands in a rest, which has waited already. A page may import a part that has a rest of its own. */
const RestContext = createContext(false)

/**
 * What is below the first screen of a page; `markdown/mark-rest-of-page.ts` puts it there. When a link is followed, it
 * comes after the heading and the beginning are on the screen, in slices of a few milliseconds, so that a slow phone
 * shows at once where the reader has come to. A page that is loaded, that the reader goes back to or that is opened at
 * one of its headings is there as a whole, and a link to a heading brings the rest at once.
 */
export function RestOfPage({ children }: { children: ReactNode }) {
  const isInRest = useContext(RestContext)
  const [isThere, setIsThere] = useState(() => isInRest || isNeededAtOnce())
  useEffect(() => startTransition(() => setIsThere(true)), [])
  useBrowserLayoutEffect(() => {
    if (isThere) return
    // Before the browser follows the link, which looks for its heading then and never again.
    const comeAtOnce = ({ target }: Event) => {
      if (target instanceof Element && target.closest('a[href*="#"]')) flushSync(() => setIsThere(true))
    }
    window.addEventListener('click', comeAtOnce, { capture: true })
    return () => window.removeEventListener('click', comeAtOnce, { capture: true })
  }, [isThere])
  if (!isThere) return <div className={styles.space} {...{ [missingRestAttribute]: '' }} />
  return <RestContext.Provider value={true}>{children}</RestContext.Provider>
}

function isNeededAtOnce(): boolean {
  return !hasHydrated() || isTraversal() || readHash() !== ''
}
