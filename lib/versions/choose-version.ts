import type { DocsConfig, DocsVersion } from './versions-schema'

/** Where the version that a reader chose is kept on the device, by its name. */
export const docsVersionKey = 'docs-version'

/**
 * The versions in the order in which a reader is served from them: the one that is open, else the one they
 * chose, else the last one.
 *
 * @param kept the name that is kept on the device; a name that no version has counts as none
 */
export function listCandidates(
  { versions, lastVersion }: DocsConfig,
  open: DocsVersion | undefined,
  kept: string | undefined,
): DocsVersion[] {
  const candidates = [
    open,
    versions.find(({ name }) => name === kept),
    versions.find(({ name }) => name === lastVersion),
  ]
  return [...new Set(candidates.filter((version) => version !== undefined))]
}

/** What a version is beside the last one: newer and not released, older and not cared for, or that one. */
export function describeRelease(
  { versions, lastVersion }: DocsConfig,
  version: DocsVersion,
): 'unreleased' | 'unmaintained' | 'last' {
  const names = versions.map(({ name }) => name)
  const distance = names.indexOf(version.name) - names.indexOf(lastVersion)
  if (distance === 0) return 'last'
  return distance < 0 ? 'unreleased' : 'unmaintained'
}
