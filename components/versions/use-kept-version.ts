import { useSyncExternalStore } from 'react'
import { getKeptVersion, subscribeToVersion } from './version-store'

/** The name of the version of the docs that the reader chose; `undefined` until the page is interactive. */
export function useKeptVersion(): string | undefined {
  return useSyncExternalStore(subscribeToVersion, getKeptVersion, () => undefined)
}
