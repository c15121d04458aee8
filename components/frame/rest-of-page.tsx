import { type ReactNode, startTransition, useEffect, useState } from 'react'
import { isTraversal } from '../navigation/traversal'
import { hasHydrated } from '../navigation/use-hydrated'
import { readHash } from '../navigation/use-location-change'
import styles from './rest-of-page.module.css'

/** The attribute of what stands where the rest of a page will be. */
export const missingRestAttribute = 'data-missing-rest'

/**
 * What is below the first screen of a page; `markdown/mark-rest-of-page.ts` puts it there. When a link is followed, it
 * comes after the heading and the beginning are on the screen, in slices of a few milliseconds, so that a slow phone
 * shows at once where the reader has come to. A page that is loaded, that the reader goes back to or that is opened at
 * one of its headings is there as a whole.
 */
export function RestOfPage({ children }: { children: ReactNode }) {
  const [isThere, setIsThere] = useState(isNeededAtOnce)
  useEffect(() => startTransition(() => setIsThere(true)), [])
  return isThere ? children : <div className={styles.space} {...{ [missingRestAttribute]: '' }} />
}

function isNeededAtOnce(): boolean {
  return !hasHydrated() || isTraversal() || readHash() !== ''
}
