import type { DocsVersion } from './versions-schema'

/** The version that a page belongs to: the one with the longest path around it; `undefined` outside the docs. */
export function findVersion(versions: readonly DocsVersion[], route: string): DocsVersion | undefined {
  return versions
    .filter(({ path }) => route.startsWith(path))
    .sort((one, other) => other.path.length - one.path.length)[0]
}
