import type { Meta } from '../navigation/meta-schema'
import { findNearest } from '../problem/find-nearest'
import { type Problem, quote } from '../problem/problem'
import type { Passage } from '../prose/passage'
import { products } from '../releases/products'
import { listVersions } from './list-releases'

/** A version in a text, such as v60 or 1.0.6. An address of the internet (127.0.0.1) is none. */
const mentions = /(?<![\p{L}\p{N}_.-])(?:v\d+|\d+\.\d+\.\d+)(?![\p{L}\p{N}_]|[.-]\d)/gu

/** Checks that each version that a text names has a release note. */
export function checkNamedVersions(passages: readonly Passage[], meta: Meta): Problem[] {
  const versions = products.flatMap(({ key }) => listVersions(meta, key))
  return passages.flatMap(({ file, subject, text, lineOf }) =>
    [...text.matchAll(mentions)]
      .filter(({ 0: version }) => !versions.includes(version))
      .map(({ 0: version, index }) => ({
        file,
        line: lineOf(index),
        subject,
        found: `the version ${quote(version)}, which has no release note`,
        expected: 'a version that _meta.json lists',
        nearest: findNearest(version, versions),
      })),
  )
}
