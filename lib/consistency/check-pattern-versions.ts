import { type LightPattern, lightPatternsFile, lightPatternsRoute } from '../lights/light-pattern-schema'
import type { Meta } from '../navigation/meta-schema'
import { findNearest } from '../problem/find-nearest'
import { type Problem, quote } from '../problem/problem'
import type { SourceText } from '../problem/source-text'
import { listVersions, type Release } from './list-releases'

/** The product whose versions bring light patterns. */
const productKey = 'binbar'

/**
 * Checks that the version that brought a light pattern exists, and that its note names the pattern: a
 * change of kind added leads to it.
 */
export function checkPatternVersions(
  patterns: readonly LightPattern[],
  source: SourceText,
  meta: Meta,
  releases: readonly Release[],
): Problem[] {
  const versions = listVersions(meta, productKey)
  return patterns.flatMap(({ id, since }, index) => {
    if (!versions.includes(since)) {
      const place = { file: source.file, line: source.lineOf([index, 'since']) || undefined }
      return [{ ...place, subject: `${id} > since`, ...describeUnknown(since, versions) }]
    }
    const release = releases.find(({ product, version }) => product === productKey && version === since)
    return release ? describeUnnamed(id, release) : []
  })
}

function describeUnknown(since: string, versions: string[]): Pick<Problem, 'found' | 'expected' | 'nearest'> {
  return {
    found: `${quote(since)}, which is no version of the BinBar`,
    expected: 'a version that _meta.json lists',
    nearest: findNearest(since, versions),
  }
}

function describeUnnamed(id: string, { file, line, version, changes }: Release): Problem[] {
  const address = `${lightPatternsRoute}#${id}`
  if (changes.some(({ kind, pages }) => kind === 'added' && pages.includes(address))) return []
  return [
    {
      file,
      line,
      subject: 'changes',
      found: `no change of kind "added" with the page ${quote(address)}`,
      expected: `one, since ${lightPatternsFile} says that ${version} brought this pattern`,
    },
  ]
}
