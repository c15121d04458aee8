import { findNearest } from '../problem/find-nearest'
import { ProblemError, quote } from '../problem/problem'
import { type Product, products } from '../releases/products'
import { compareVersions } from './compare-versions'
import type { NewPage } from './compose-page'

/**
 * The release note that `npm run new release-note` makes, at its place in the order of versions,
 * newest first.
 *
 * @param versionsOf the versions that a folder has so far, in the order of the sidebar
 * @throws ProblemError for an unknown product, and for a version that has a note already or is not
 * written as the others are
 */
export function planReleaseNote(
  productKey: string,
  version: string,
  versionsOf: (folder: string) => readonly string[],
): NewPage {
  const product = products.find(({ key }) => key === productKey)
  if (!product) throw describeUnknownProduct(productKey)
  if (!product.version.test(version)) throw describeBadVersion(product, version)
  const { name, folder } = product
  const versions = versionsOf(folder)
  if (versions.includes(version)) throw describeKnownVersion(product, version)
  const older = versions.findIndex((other) => compareVersions(other, version) < 0)
  return {
    route: `${folder}${version}/`,
    title: `${name} ${version}`,
    description: `What ${name} ${version} added, changed, fixed or removed, and what that means for you.`,
    label: version,
    body: `
Say in one or two sentences what this release means for the reader.

## Changed

- Name each change, and link the page that it touches.
`,
    ...(older < 0 ? {} : { position: older }),
  }
}

function describeUnknownProduct(key: string): ProblemError {
  const keys = products.map(({ key }) => key)
  return new ProblemError([
    {
      file: 'npm run new release-note',
      subject: 'product',
      found: quote(key || undefined),
      expected: `one of ${keys.map(quote).join(', ')}`,
      nearest: findNearest(key, keys),
    },
  ])
}

function describeBadVersion({ name, example }: Product, version: string): ProblemError {
  return describeVersion(name, quote(version || undefined), `a version such as ${quote(example)}`)
}

function describeKnownVersion({ name }: Product, version: string): ProblemError {
  return describeVersion(name, `${quote(version)}, which has a release note already`, 'a new version')
}

function describeVersion(product: string, found: string, expected: string): ProblemError {
  return new ProblemError([
    { file: 'npm run new release-note', subject: `version of ${product}`, found, expected },
  ])
}
