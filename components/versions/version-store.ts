import { docsVersionKey } from '../../lib/versions/choose-version'
import { siteConfig } from '../../site.config'
import { keep, readKept } from '../storage/local-storage'

const { versions, rememberVersion = true } = siteConfig.docs

let kept: string | undefined
let isRead = false
const listeners = new Set<() => void>()

/** The name of the version that the reader chose, in a browser. A version that is gone is forgotten. */
export function getKeptVersion(): string | undefined {
  if (isRead || !rememberVersion) return kept
  isRead = true
  kept = readKept(docsVersionKey)
  if (kept !== undefined && !versions.some(({ name }) => name === kept)) {
    keep(docsVersionKey, undefined)
    kept = undefined
  }
  return kept
}

/** Keeps the version that the reader chose, by its name. */
export function keepVersion(name: string): void {
  if (!rememberVersion) return
  isRead = true
  kept = name
  keep(docsVersionKey, name)
  for (const listener of listeners) listener()
}

/** Calls back after each choice. Returns the way to end that. */
export function subscribeToVersion(listener: () => void): () => void {
  listeners.add(listener)
  return () => {
    listeners.delete(listener)
  }
}
